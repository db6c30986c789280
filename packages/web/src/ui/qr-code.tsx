/** A QR code, drawn as one path of squares. */
import type { ReactNode } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Cameras want a light edge four squares wide. */
const EDGE = 4;

export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(text, { border: EDGE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
