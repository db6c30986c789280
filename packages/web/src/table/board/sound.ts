/** The sound of wood on a table, made as it is heard: a short knock, a little different each time. */
const LOUDNESS = 0.16;
const LENGTH = 0.09;
/** Several pieces at once are heard as a few. */
const MOST_KNOCKS = 3;
const APART = 0.07;
/** A piece is heard when it lands. */
const LANDING = 0.3;

let audio: AudioContext | null = null;

function knock(context: AudioContext, start: number): void {
  const pitch = 165 + Math.random() * 40;
  const body = context.createOscillator();
  const loudness = context.createGain();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch * 1.8, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  body.connect(loudness).connect(context.destination);
  body.start(start);
  body.stop(start + LENGTH);
}

/** So many pieces are set down. */
export function setDown(pieces: number): void {
  audio ??= new AudioContext();
  const context = audio;
  // A browser keeps quiet until somebody has touched the page.
  if (context.state === 'suspended') void context.resume();
  for (let at = 0; at < Math.min(pieces, MOST_KNOCKS); at++) {
    knock(context, context.currentTime + LANDING + at * APART);
  }
}
