// The page that shows pictures: a grid by page, filters by size, room and language, and keys to page through them.

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 0 1.5rem 3rem; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .75rem 0; background: Canvas; border-bottom: 1px solid GrayText; }
  h1 { font-size: 1.25rem; margin: 0; }
  fieldset { display: flex; gap: .75rem; border: 0; margin: 0; padding: 0; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  .grid { display: flex; flex-wrap: wrap; gap: .75rem; align-items: start; }
  figure { margin: 0; }
  figure button { padding: 0; border: 1px solid GrayText; background: none; cursor: zoom-in; display: block; }
  figure img { display: block; height: 200px; width: auto; max-width: 420px; object-fit: contain; object-position: top; }
  figcaption { font-size: .8rem; color: GrayText; }
  dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; box-sizing: border-box; padding: .5rem; border: 0; }
  dialog[open] { display: flex; flex-direction: column; gap: .5rem; align-items: center; }
  dialog div { overflow: auto; flex: 1; min-height: 0; }
  dialog img { max-width: 100%; }
  [hidden] { display: none !important; }
`;

const SCRIPT = `
  const all = JSON.parse(document.querySelector('#pictures').textContent);
  const [grid, seen, count] = ['#grid', 'dialog', '#count'].map((each) => document.querySelector(each));
  const told = ({ name, size, room, language }) => [name, size, room, language].join(' · ');
  let shown = all;
  let at = 0;
  const wanted = (filter) => new Set([...document.querySelectorAll('[name=' + filter + ']:checked')].map(({ value }) => value));
  function show() {
    const asked = ['size', 'room', 'language'].map((filter) => [filter, wanted(filter)]);
    const words = document.querySelector('#name').value.trim();
    shown = all.filter((each) => each.name.includes(words) && asked.every(([filter, values]) => values.has(each[filter])));
    count.textContent = shown.length + ' of ' + all.length + ' pictures';
    grid.replaceChildren(...[...Map.groupBy(shown, ({ name }) => name)].map(([name, pictures]) => section(name, pictures)));
  }
  function section(name, pictures) {
    const made = document.createElement('section');
    const title = document.createElement('h2');
    title.id = title.textContent = name;
    const line = document.createElement('div');
    line.className = 'grid';
    line.append(...pictures.map(figure));
    made.append(title, line);
    return made;
  }
  function figure(picture) {
    const [made, button, image, caption] = ['figure', 'button', 'img', 'figcaption'].map((each) => document.createElement(each));
    const [width, height] = picture.size.split('x');
    Object.assign(image, { loading: 'lazy', src: picture.file, alt: told(picture), width, height });
    image.style.aspectRatio = width + '/' + height;
    caption.textContent = [picture.size, picture.room, picture.language].join(' ');
    button.append(image);
    button.addEventListener('click', () => look(shown.indexOf(picture)));
    made.append(button, caption);
    return made;
  }
  function look(nth) {
    at = (nth + shown.length) % shown.length;
    const picture = shown[at];
    seen.querySelector('p').textContent = (at + 1) + '/' + shown.length + ' ' + told(picture);
    Object.assign(seen.querySelector('img'), { src: picture.file, alt: told(picture) });
    seen.querySelector('div').scrollTop = 0;
    if (!seen.open) seen.showModal();
  }
  const samePage = (by) => {
    let nth = at;
    const { name } = shown[at];
    while (shown[nth]?.name === name) nth += by;
    return nth;
  };
  seen.addEventListener('keydown', (event) => {
    const to = { ArrowRight: () => at + 1, ArrowLeft: () => at - 1, PageDown: () => samePage(1), PageUp: () => samePage(-1), Home: () => 0, End: () => shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    look(to());
  });
  document.querySelector('form').addEventListener('input', show);
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  show();
`;

const choices = (filter, pictures) => {
  const values = [...new Set(pictures.map((each) => each[filter]))];
  return `<fieldset><legend hidden>${filter}</legend>${values.map((value) => `<label><input type="checkbox" name="${filter}" value="${value}" checked> ${value}</label>`).join('')}</fieldset>`;
};

/** The text of that page. Pictures are loaded when they come into view. */
export const albumPage = (pictures) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of the pages</title><style>${STYLE}</style></head>
<body>
<header>
  <h1>Pictures of the pages</h1>
  <form style="display: contents">${['size', 'room', 'language'].map((filter) => choices(filter, pictures)).join('')}<label>Page <input id="name" type="search" size="14"></label></form>
  <output id="count"></output>
  <small>Open one; then ← → for the next picture, Page Up and Page Down for the next page, Esc to close</small>
</header>
<main id="grid"></main>
<dialog aria-label="Picture"><p></p><div><img alt=""></div></dialog>
<script type="application/json" id="pictures">${JSON.stringify(pictures)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
