/** Everything that opens on top of the table. */
import { Sheet, type TextSection } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SettingsForm } from '../../pages/settings.tsx';
import { usePreferences } from '../../preferences.ts';
import { hasPast } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { download } from '../../ui/download.ts';
import { ConfirmReason, fixedConfirm } from '../seats/confirm-reason.tsx';
import { OrdersForm } from '../seats/orders.tsx';
import { SeatMenu } from '../seats/seat-menu.tsx';
import { VoteOver } from '../seats/seat-vote.tsx';
import { playerAfter, seatTitle, type TableModel, useTable } from '../state/context.ts';
import { OptionList } from './option-list.tsx';
import { MAP_KEY, PLAYER_KEY } from './shortcuts.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';

// What is seldom opened is loaded then.
const HandOver = lazy(() => import('../seats/hand-over.tsx'));
const FairPlay = lazy(() => import('../panels/fair-play.tsx'));
const Legend = lazy(() => import('../panels/legend.tsx'));
const Scores = lazy(() => import('../panels/scores.tsx'));
const WhatCanIDo = lazy(() => import('../panels/what-can-i-do.tsx'));
const GoodMoves = lazy(() => import('../../review/good-moves.tsx'));
const LeaveGame = lazy(() => import('../seats/leave-game.tsx'));

export type SheetName =
  | 'menu'
  | 'options'
  | 'text'
  | 'report'
  | 'orders'
  | 'hand-over'
  | 'fair-play'
  | 'leave'
  | 'help'
  | 'legend'
  | 'scores'
  | 'what'
  | 'good-moves'
  | `seat ${number}`;

interface TableSheetProps {
  readonly name: SheetName;
  onOpen(name: SheetName): void;
  onClose(): void;
}

export default function TableSheet({ name, onOpen, onClose }: TableSheetProps): ReactNode {
  const say = useSay();
  const model = useTable();
  const sheet = (title: string, children: ReactNode, wide = false): ReactNode => (
    <Sheet key={name} title={title} closeLabel={say('close')} onClose={onClose} wide={wide}>
      <Suspense fallback={<p className="soft">{say('loading')}</p>}>{children}</Suspense>
    </Sheet>
  );
  switch (name) {
    case 'menu':
      return sheet(say('menu'), <Menu onOpen={onOpen} onClose={onClose} />);
    case 'options':
      return sheet(say('allActions'), <OptionList />);
    case 'text':
      return sheet(say('positionAsText'), <PositionText />, true);
    case 'report':
      return sheet(say('seemsWrong'), <ReportForm onClose={onClose} />);
    case 'orders':
      return sheet(say('standingOrders'), <OrdersForm onClose={onClose} />);
    case 'hand-over':
      return sheet(say('handSeat'), <HandOver onClose={onClose} />);
    case 'fair-play':
      return sheet(say('fairPlay'), <FairPlay text={say('fairText')} />);
    case 'leave':
      return sheet(say('leaveGame'), <LeaveGame onClose={onClose} />);
    case 'scores':
      return sheet(say('scores'), <Scores />, true);
    case 'what':
      return sheet(say('whatCanIDo'), <WhatCanIDo onActions={() => onOpen('options')} />, true);
    case 'good-moves':
      return sheet(say('showGoodMove'), <GoodMoves onClose={onClose} />);
    case 'legend':
      return sheet(say('legend'), <Legend />, true);
    case 'help':
      return sheet(say('keys'), <ShortcutsHelp />);
    default: {
      const seat = Number(name.slice('seat '.length));
      return sheet(
        seatTitle(model, seat),
        <>
          <SeatKeys onNext={() => onOpen(`seat ${playerAfter(model, seat)}`)} onMap={onClose} />
          <model.board.SeatBoard {...model.props} of={seat} />
          <VoteOver seat={seat} onClose={onClose} />
        </>,
        true,
      );
    }
  }
}

/** Keys while a player board lies over the table: another board, or back to the map. */
function SeatKeys({ onNext, onMap }: { onNext(): void; onMap(): void }): ReactNode {
  const { shortcuts } = usePreferences();
  useEffect(() => {
    if (!shortcuts) return;
    const pressed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === PLAYER_KEY) onNext();
      else if (key === MAP_KEY) onMap();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [shortcuts, onNext, onMap]);
  return null;
}

/** Who plays with other people thinks alone; who tries things on an analysis board plays with nobody. */
function maySeeGoodMoves({ asked, link, snapshot }: TableModel): boolean {
  if (asked === null || link.lesson !== undefined) return false;
  const people = snapshot.seats.filter(({ person }) => person !== null).length;
  return link.isAnalysis || people <= 1;
}

function Menu({ onOpen, onClose }: Pick<TableSheetProps, 'onOpen' | 'onClose'>): ReactNode {
  const say = useSay();
  const model = useTable();
  const { link, snapshot, board, speech } = model;
  const exportFile = async (): Promise<void> => {
    download(`${speech.game}-${snapshot.length}.json`, await link.file());
  };
  const hasFile = hasPast(snapshot.realm);
  const confirm = fixedConfirm(snapshot);
  return (
    <div className="menu">
      <div className="menu-actions">
        <button type="button" className="quiet" onClick={() => onOpen('text')}>
          {say('positionAsText')}
        </button>
        {snapshot.abilities.orders && board.orderForms.length > 0 && snapshot.seat !== null && (
          <button type="button" className="quiet" onClick={() => onOpen('orders')}>
            {say('standingOrders')}
          </button>
        )}
        {hasFile && (
          <button type="button" className="quiet" onClick={() => void exportFile()}>
            {say('exportFile')}
          </button>
        )}
        {hasFile && (
          <button type="button" className="quiet" onClick={() => onOpen('report')}>
            {say('seemsWrong')}
          </button>
        )}
        {snapshot.hash !== null && (
          <button type="button" className="quiet" onClick={() => onOpen('fair-play')}>
            {say('fairPlay')}
          </button>
        )}
        {model.asked !== null && (
          <button type="button" className="quiet" onClick={() => onOpen('what')}>
            {say('whatCanIDo')}
          </button>
        )}
        {maySeeGoodMoves(model) && (
          <button type="button" className="quiet" onClick={() => onOpen('good-moves')}>
            {say('showGoodMove')}
          </button>
        )}
        {board.legend !== undefined && (
          <button type="button" className="quiet" onClick={() => onOpen('legend')}>
            {say('legend')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => onOpen('help')}>
          {say('keys')}
        </button>
        <SeatMenu onHandOver={() => onOpen('hand-over')} onLeave={() => onOpen('leave')} onClose={onClose} />
      </div>
      <SettingsForm
        confirmFixed={confirm === null ? null : { isOn: confirm, why: <ConfirmReason snapshot={snapshot} /> }}
      />
    </div>
  );
}

/** The position and what can be done, for those who do not see the board. */
function PositionText(): ReactNode {
  const say = useSay();
  const { board, view, offers } = useTable();
  const [sections, setSections] = useState<readonly TextSection[]>([]);
  useEffect(() => {
    let isShown = true;
    void board.asText(view).then((loaded) => {
      if (isShown) setSections(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [board, view]);
  return (
    <div className="as-text">
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {offers.length > 0 && (
        <section>
          <h3>{say('options')}</h3>
          <ul>
            {offers.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Writes what seems wrong, with the whole table, into a file that `guildhall replay` opens at this position. */
function ReportForm({ onClose }: { onClose(): void }): ReactNode {
  const say = useSay();
  const { link, snapshot, speech, point } = useTable();
  const [message, setMessage] = useState('');
  const send = async (): Promise<void> => {
    const at = point ?? snapshot.length;
    const file = await link.report(message, at);
    if (file !== null) download(`${speech.game}-report-${at}.json`, file);
    onClose();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="field">
        <span>{say('whatSeemsWrong')}</span>
        <textarea required rows={5} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <p className="soft">{say(snapshot.realm === 'table' ? 'reportSent' : 'reportText')}</p>
      <button type="submit" className="main">
        {say(snapshot.realm === 'table' ? 'sendReport' : 'saveReport')}
      </button>
    </form>
  );
}
