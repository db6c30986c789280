/** The coach. */
import type { ReactNode } from 'react';

export function Owl(): ReactNode {
  return (
    <svg className="owl" viewBox="0 0 48 48" aria-hidden>
      <circle cx="24" cy="24" r="23" className="owl-sky" />
      <path className="owl-body" d="M11 12 17 15.500Q24 12.500 31 15.500L37 12V29A13 12 0 0 1 11 29Z" />
      <path className="owl-breast" d="M17 31Q24 26 31 31V37Q24 43 17 37Z" />
      <path
        className="owl-feathers"
        d="M20 34.500Q22 36.500 24 34.500Q26 36.500 28 34.500M21.500 38.500Q22.800 40 24 38.500Q25.300 40 26.500 38.500"
      />
      <circle cx="18.500" cy="22.500" r="5.600" className="owl-eye" />
      <circle cx="29.500" cy="22.500" r="5.600" className="owl-eye" />
      <circle cx="19.300" cy="22.500" r="2.500" className="owl-pupil" />
      <circle cx="28.700" cy="22.500" r="2.500" className="owl-pupil" />
      <path className="owl-beak" d="M22 27H26L24 31.500Z" />
    </svg>
  );
}
