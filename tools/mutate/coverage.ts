// Which parts of a file ran, as V8 tells it. Types are blanked out of the sources, not cut, so places stay the same.

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Ranges lie within one another; the innermost one around a place says whether it ran. */
export type Coverage = readonly (readonly [file: string, ranges: readonly Range[]])[];

/** Whether a place of a file ran. */
export function ran(coverage: Coverage, file: string, place: number): boolean {
  const around = coverage
    .filter(([name]) => name === file)
    .flatMap(([, ranges]) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset <= place && place < endOffset);
  const length = ({ startOffset, endOffset }: Range): number => endOffset - startOffset;
  const [innermost] = around.sort((one, other) => length(one) - length(other));
  return innermost !== undefined && innermost.count > 0;
}
