/** Text that has to do with the room it is given: what matters least is left out until it fits. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * How much has to be left out of an element for it to stay as low as the one around it: 0 is nothing, `most` all that can
 * be. Another text, or another width, is tried in full again.
 */
export function useRoom(text: unknown, most: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ text, without: 0 });
  const without = state.text === text ? state.without : 0;
  const measure = useRef(() => {});
  measure.current = () => {
    const element = ref.current;
    const around = element?.parentElement;
    if (element === null || around == null || without >= most) return;
    if (element.offsetHeight > around.clientHeight) setState({ text, without: without + 1 });
  };
  useLayoutEffect(() => measure.current(), [text, without]);
  useEffect(() => {
    const around = ref.current?.parentElement;
    if (ref.current === null || around == null) return;
    let width = around.clientWidth;
    // What is loaded later, as fonts and hints are, needs room too.
    const observer = new ResizeObserver(() => {
      if (around.clientWidth > width) setState((now) => ({ ...now, without: 0 }));
      width = around.clientWidth;
      measure.current();
    });
    observer.observe(ref.current);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [ref, without];
}
