/** Bots that run outside of the process: modules in threads, and programs that speak lines of JSON. */
import './node-20.ts';

export * from '@guildhall/bots/own';
