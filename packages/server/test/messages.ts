/** Messages that a test puts into the queue. */
import type { Store } from '@guildhall/store';

export const MESSAGE = {
  ...{ kind: 'turn', table: null, game: null, number: null, url: null },
  ...{ subject: 's', text: 't', log: [] },
};

/** Waits until no message is left to be carried. */
export async function allCarried({ jobs }: Store): Promise<void> {
  const left = async (): Promise<number> =>
    (await jobs.counts()).reduce((sum, { waiting, due }) => sum + waiting + due, 0);
  for (let waited = 0; (await left()) > 0; waited++) {
    if (waited > 600) throw new Error('the messages were not carried');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
