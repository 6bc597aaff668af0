// Adds to package-lock.json the builds for other machines that a registry did not offer, so that `npm ci` finds it whole.
// They are known by their version alone; on the machine that needs one, npm asks for it by name.
import { readFile, writeFile } from 'node:fs/promises';

const LOCK = new URL('./package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ppc64', 's390x', 'x64', 'wasm32'];

/** For which machines a build is, as its name tells it: `@rolldown/binding-linux-x64-musl`. */
function machine(name) {
  const found = (words) => words.filter((word) => name.split('-').includes(word));
  const libc = { gnu: 'glibc', musl: 'musl' }[name.split('-').at(-1)];
  return { cpu: found(PROCESSORS), os: found(SYSTEMS), ...(libc && name.includes('linux') ? { libc: [libc] } : {}) };
}

const lock = JSON.parse(await readFile(LOCK, 'utf8'));
for (const { optionalDependencies = {}, dev = false } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    lock.packages[`node_modules/${name}`] ??= { version, ...machine(name), dev, optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [two]) => (one < two ? -1 : 1)));
await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
