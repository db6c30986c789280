/** The commands that can be typed during a game, besides its actions. */
import type { Done, Refused, Seat } from '@guildhall/kernel';
import { refusalOf } from '@guildhall/kernel';
import { folded, WIDTH } from '@guildhall/terminal-kit';
import { UsageError } from '../usage-error.ts';
import type { Session } from './session.ts';

interface SessionCommand {
  readonly name: string;
  /** What stands after it. */
  readonly takes: string;
  readonly about: string;
  run(session: Session, seat: Seat, rest: string): void | Promise<void>;
}

/** How many lines of the log are printed by default. */
const USUAL_LOG = 30;

function change(session: Session, done: Done | Refused): void {
  if (done.ok) session.show();
  else session.say(session.words.refusal(done.refusal));
}

function why(session: Session, seat: Seat, line: string): void {
  const { rules } = session.table;
  const wish = rules.notation.read(line);
  if (wish === null) {
    throw new UsageError(
      `"${line}" is not an action of this game`,
      'write actions as in the list: "why build E4"',
    );
  }
  const view = session.table.view(seat);
  const key = rules.notation.write(wish);
  if (rules.legal(view, seat).some((action) => rules.notation.write(action) === key)) {
    session.say([`"${key}" is allowed.`]);
    return;
  }
  session.say([`"${key}" is not allowed:`, ...session.words.refusal(refusalOf(rules, view, seat, wish))]);
}

function printRules(session: Session, wanted: string): void {
  const { words, table, io } = session;
  const id = wanted.toUpperCase();
  const text = words.rule(id);
  if (text !== null) {
    io.out(`${id}: ${text.title}`);
    io.out(folded(text.text, WIDTH).join('\n'));
    if (text.ruling !== '') io.out(folded(`Ruling: ${text.ruling}`, WIDTH).join('\n'));
    return;
  }
  const found = table.game.ruleIds.filter((rule) => rule.startsWith(id));
  if (found.length === 0) throw new UsageError(`there is no rule ${wanted}`, '"rules" lists them all');
  for (const rule of found) io.out(`${rule}: ${words.rule(rule)?.title ?? ''}`);
}

function log(session: Session, seat: Seat, count: string): void {
  const lines = session.table
    .log(seat)
    .flatMap(({ number, events }) =>
      events.map(
        (event) =>
          `${String(number).padStart(4)}  ${session.words.event(event, (who) => session.nameOf(who))}`,
      ),
    );
  const wanted = count === '' ? USUAL_LOG : Number(count);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new UsageError(`log: "${count}" is not a number of lines`);
  session.io.out(lines.slice(-wanted).join('\n'));
}

function fileNamed(rest: string, command: string): string {
  if (rest !== '') return rest;
  throw new UsageError(`${command} which file?`, `as in "${command} game.json"`);
}

export const SESSION_COMMANDS: readonly SessionCommand[] = [
  {
    name: 'undo',
    takes: '',
    about: 'undo the last step of this turn',
    run: (session, seat) => change(session, session.table.undo(seat)),
  },
  {
    name: 'redo',
    takes: '',
    about: 'redo the step you undid',
    run: (session, seat) => change(session, session.table.redo(seat)),
  },
  {
    name: 'restart',
    takes: '',
    about: 'restart the turn',
    run: (session, seat) => change(session, session.table.restart(seat)),
  },
  { name: 'why', takes: 'ACTION', about: 'say whether an action is allowed, and why not', run: why },
  {
    name: 'rules',
    takes: '[ID]',
    about: 'show a rule, or list the rules whose ids start like this',
    run: (session, _seat, rest) => printRules(session, rest),
  },
  { name: 'log', takes: '[N]', about: `show the last lines of the log (${USUAL_LOG})`, run: log },
  {
    name: 'show',
    takes: '',
    about: 'show the board and the list again (or press Enter)',
    run: (session) => session.show(),
  },
  {
    name: 'save',
    takes: '[FILE]',
    about: 'save the game, including the unfinished turn',
    run: (session, _seat, rest) =>
      session.save(
        rest === '' && session.settings.saveTo !== null ? session.settings.saveTo : fileNamed(rest, 'save'),
      ),
  },
  {
    name: 'load',
    takes: 'FILE',
    about: 'load another game',
    run: (session, _seat, rest) => session.load(fileNamed(rest, 'load')),
  },
  {
    name: 'help',
    takes: '',
    about: 'show this list',
    run: ({ io }) => {
      io.out('Type the number of an action, the action itself ("build E4"), or:');
      for (const { name, takes, about } of SESSION_COMMANDS)
        io.out(`  ${`${name} ${takes}`.padEnd(14)}  ${about}`);
    },
  },
  { name: 'quit', takes: '', about: 'quit the game', run: (session) => session.leave() },
];
