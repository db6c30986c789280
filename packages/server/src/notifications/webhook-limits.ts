/** How often webhooks are called: for whom, and where. Counted by all servers on one database together. */
import { networkOf } from '../client-address.ts';
import type { House } from '../house.ts';
import { countShared, DAY_MS, HOUR_MS, type Limit } from '../limits.ts';
import type { Recipient } from './webhook.ts';

/** Whether one more message may go to a person's webhook today. */
export async function mayHaveCalled(house: House, person: string): Promise<boolean> {
  const most = house.config.limits.webhooksPerPerson;
  return (await countShared(house, { kind: 'webhooks-of-person', most, windowMs: DAY_MS }, person)) === 0;
}

/**
 * Whether a recipient may be called once more in this hour, whoever asks for it. Many names can lead to one machine, and
 * one name to many: each counts.
 */
export async function mayBeCalled(house: House, { host, address }: Recipient): Promise<boolean> {
  const hourly = (kind: string): Limit => ({
    kind,
    most: house.config.limits.webhooksPerHost,
    windowMs: HOUR_MS,
  });
  const waits = [
    await countShared(house, hourly('webhooks-to-host'), host),
    await countShared(house, hourly('webhooks-to-address'), networkOf(address)),
  ];
  return waits.every((wait) => wait === 0);
}
