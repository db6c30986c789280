/** Empty posts in a process of their own, which does nothing else. */
import { listenForEmptyPosts } from './empty-posts.ts';

const address = await listenForEmptyPosts();
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'ready', address });
