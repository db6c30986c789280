/** A server in a process of its own, which can be killed. Its orders come as one JSON argument. */
import { flushCompileCache } from 'node:module';
import { DEFAULT_CONFIG } from '../ops/config.ts';
import { start } from '../start.ts';
import { listenForEmptyPosts } from './empty-posts.ts';
import type { ChildConfig, ChildRequest, ChildResponse } from './server-process.ts';

const orders = JSON.parse(process.argv[2]) as ChildConfig;
const { limits, ...config } = orders.config;
const started = await start({
  config: { ...DEFAULT_CONFIG, ...config, limits: { ...DEFAULT_CONFIG.limits, ...limits } },
  database: orders.database,
});

const say = (answer: ChildResponse): void => {
  process.send?.(answer);
};

process.on('message', (question: ChildRequest) => {
  if (question === 'stop') {
    started.stop().then(() => process.exit(0));
    return;
  }
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    say({ kind: 'cpu', seconds: (user + system) / 1e6 });
    return;
  }
  if (question === 'empty-posts') {
    listenForEmptyPosts().then((address) => say({ kind: 'empty-posts', address }));
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const peak = process.resourceUsage().maxRSS * 1_024;
  say({ kind: 'memory', rss, peak, held: heapUsed + external });
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
// Whoever is killed has no time for it later.
flushCompileCache();
say({ kind: 'ready', address: started.address });
