/** The words of a language, as the server has them. */
import { learn, speaks, type Catalogue, type Language } from '@academie/words';

/** A language that the server has; `complete` if it lacks nothing that English has. */
export interface Offered {
  readonly language: Language;
  readonly name: string;
  readonly url: string;
  readonly complete: boolean;
}

const INDEX = '/words/index.json';
const AGAIN_MS = 2000;

/** The languages as the page itself lists them, which saves a round trip; else as the server does when asked. */
export async function listed(): Promise<readonly Offered[]> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content;
  return (written ? JSON.parse(written) : await fetched(INDEX)) as readonly Offered[];
}

export async function fetchWords({ language, url }: Offered): Promise<void> {
  if (!speaks(language)) learn(language, (await fetched(url)) as Catalogue);
}

/** What a file holds; without words there is nothing to show, so it is asked for until it comes. */
async function fetched(url: string): Promise<unknown> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer.json();
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
