import type { ReactNode } from 'react';

interface Drawing {
  /** From the upper left to the lower right corner. */
  ground: [string, string];
  shapes: ReactNode;
}

// Drawn on 80 x 100 units: four pictures are smaller than one photo's header.
const drawings = {
  dress: {
    ground: ['#ffd98a', '#ef7d57'],
    shapes: (
      <>
        <path fill="#7a2048" d="M33 18h4q3 5 6 0h4l3 14-5 8 14 44q-19 8-38 0l14-44-5-8z" />
        <path fill="none" stroke="#ffc94d" strokeWidth="2.5" d="m29 60 6 5 5-5 5 5 6-5M26 72l7 5 7-5 7 5 7-5" />
        <path fill="#ffc94d" d="M35 38h10v4H35z" />
      </>
    ),
  },
  sneaker: {
    ground: ['#b9e3f5', '#5b86d6'],
    shapes: (
      <>
        <path fill="#fff" d="M14 46q10 4 15-3l8-5 12 12q4 5 14 6 7 2 6 10H12q-3-12 2-20z" />
        <path fill="#22346b" d="M11 65h58q1 6-5 6H16q-5 0-5-6z" />
        <path fill="none" stroke="#5b86d6" strokeWidth="2.5" strokeLinecap="round" d="m34 46 6-4m-1 9 6-4m-1 9 6-4" />
      </>
    ),
  },
  handbag: {
    ground: ['#f1d9c0', '#b98252'],
    shapes: (
      <>
        <path fill="none" stroke="#5d3216" strokeWidth="4" d="M28 48V38a12 12 0 0 1 24 0v10" />
        <path fill="#7d4420" d="M17 46h46l5 32q0 4-4 4H16q-4 0-4-4z" />
        <path fill="#5d3216" d="M16 46h48l2 12q-26 10-52 0z" />
        <path fill="#ffc94d" d="M36 60h8v7h-8z" />
      </>
    ),
  },
  watch: {
    ground: ['#3b3561', '#14112b'],
    shapes: (
      <>
        <path fill="#c08a1e" d="M31 14h18l3 22H28zm-3 50h24l-3 22H31z" />
        <circle cx="40" cy="50" r="20" fill="#ffd35c" />
        <circle cx="40" cy="50" r="15" fill="#fffaf0" />
        <path fill="none" stroke="#3b3561" strokeWidth="2.5" strokeLinecap="round" d="M40 41v9l6 4" />
      </>
    ),
  },
} satisfies Record<string, Drawing>;

export type SamplePictureName = keyof typeof drawings;

/** Decorative: the title says the same. */
export function SamplePicture({ name }: { name: SamplePictureName }) {
  const { ground, shapes } = drawings[name];
  return (
    <svg
      viewBox="0 0 80 100"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      style={{ background: `linear-gradient(150deg, ${ground.join(',')})` }}
      aria-hidden="true"
    >
      {shapes}
    </svg>
  );
}
