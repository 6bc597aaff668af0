/** News of the lobby and of one's own affairs: that something has changed, never what. */
import type { Topic } from './types.ts';
import { SteadyLine, type Outside } from './steady.ts';

export const TOPICS: readonly Topic[] = ['lobby', 'mine'];

/** Calls `heard` for each topic whenever it may have changed, also when the line comes back; gives the way to stop. */
export function watch(around: Outside, heard: (topic: Topic) => void): () => void {
  const line: SteadyLine = new SteadyLine(around, {
    opened: () => {
      line.send({ t: 'watch' });
      line.settled();
      TOPICS.forEach(heard);
    },
    heard: (message) => {
      if (message.t === 'changed') heard(message.topic);
    },
    fell: () => undefined,
  });
  line.connect();
  return () => {
    line.leave();
  };
}
