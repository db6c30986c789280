/** Tells somebody who looks elsewhere that it is their turn: in the title of the window, and by a sound if wanted. */
import { useEffect, useRef } from 'react';
import { preferences } from '../../preferences.ts';

const TONES = [523.25, 783.99];
const LENGTH = 0.14;
const LOUDNESS = 0.12;

function ring(): void {
  const audio = new AudioContext();
  TONES.forEach((frequency, at) => {
    const start = audio.currentTime + at * LENGTH;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(LOUDNESS, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH * 2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH * 2);
    if (at === TONES.length - 1) tone.onended = () => void audio.close();
  });
}

export function useTurnSignal(title: string, isAsked: boolean): void {
  const before = useRef(isAsked);
  useEffect(() => {
    document.title = `${isAsked ? '● ' : ''}${title} · Guildhall`;
  }, [title, isAsked]);
  useEffect(() => {
    if (isAsked && !before.current && preferences().sound) ring();
    before.current = isAsked;
  }, [isAsked]);
}
