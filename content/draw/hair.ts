import {darken} from './colour.ts'
import type {HairStyle, Likeness} from './likeness.ts'
import {circle, ellipse, path} from './pen.ts'
import {randomFor} from './random.ts'
import {group, type Point, softLoop} from './svg.ts'

type Hair = {back: string; front: string}

/** Hair behind and before the face, around the head of `portrait`. */
export function hairOf(person: Likeness): Hair {
  return styles[person.style](person.hair, person)
}

const strands = (d: string, colour: string) =>
  path(d, {
    fill: 'none',
    stroke: darken(colour, 0.66),
    'stroke-width': 3.5,
    'stroke-linecap': 'round',
    opacity: 0.8,
  })

const cap = 'M-112 6C-122 -92 -84 -164 4 -166C92 -164 124 -92 112 6C108 -20 104 -44 94 -62'

const styles: Record<HairStyle, (hair: string, person: Likeness) => Hair> = {
  crop: (hair) => ({
    back: '',
    front:
      path(`${cap}C66 -98 30 -108 -10 -106C-46 -104 -78 -92 -94 -60C-104 -44 -108 -20 -112 6Z`, {
        fill: hair,
      }) +
      strands(
        'M-60 -132C-40 -146 -10 -150 18 -148M-84 -100C-70 -122 -50 -132 -30 -134M40 -140C66 -130 84 -112 92 -92',
        hair,
      ),
  }),
  parted: (hair) => ({
    back: '',
    front:
      path(
        'M-112 10C-124 -92 -90 -168 -6 -170C92 -172 126 -92 112 10C108 -24 102 -52 90 -74C56 -76 -2 -92 -46 -128C-56 -104 -84 -84 -94 -54C-104 -36 -108 -14 -112 10Z',
        {fill: hair},
      ) +
      strands(
        'M-46 -128C-10 -104 40 -92 84 -88M-38 -140C0 -120 50 -110 92 -106M-58 -122C-74 -106 -88 -92 -96 -72',
        hair,
      ),
  }),
  bob: (hair) => ({
    back: path(
      'M-126 110C-152 -20 -140 -176 0 -180C140 -176 152 -20 126 110C122 146 96 150 70 146H-70C-96 150 -122 146 -126 110Z',
      {fill: darken(hair, 0.8)},
    ),
    front:
      path(
        'M-104 60C-128 40 -134 -60 -104 -112C-76 -160 -30 -176 14 -174C90 -172 134 -110 124 -6C122 30 116 52 104 66C108 16 104 -34 82 -72C40 -76 0 -92 -30 -122C-44 -84 -90 -70 -98 -20C-102 10 -104 36 -104 60Z',
        {fill: hair},
      ) +
      strands(
        'M-30 -122C0 -98 40 -86 80 -82M-24 -142C10 -122 60 -112 98 -96M-46 -116C-66 -92 -92 -74 -106 -34',
        hair,
      ),
  }),
  bun: (hair) => ({
    back:
      circle(0, -182, 52, {fill: darken(hair, 0.84)}) +
      strands('M-30 -190Q0 -220 30 -190M-36 -172Q0 -202 36 -172', hair),
    front:
      path(
        'M-110 0C-122 -96 -82 -166 0 -168C82 -166 122 -96 110 0C102 -58 72 -112 0 -116C-72 -112 -102 -58 -110 0Z',
        {fill: hair},
      ) + strands('M-96 -50C-86 -100 -46 -140 -8 -152M96 -50C86 -100 46 -140 8 -152M0 -118V-154', hair),
  }),
  long: (hair) => ({
    back: path(
      'M-132 250C-160 90 -156 -176 0 -180C156 -176 160 90 132 250C100 266 76 250 66 226H-66C-76 250 -100 266 -132 250Z',
      {fill: darken(hair, 0.78)},
    ),
    front:
      path(
        'M-112 120C-134 40 -136 -70 -100 -122C-74 -160 -36 -174 0 -174C36 -174 74 -160 100 -122C136 -70 134 40 112 120C112 50 110 -10 92 -52C66 -74 26 -96 2 -132C-24 -96 -66 -74 -92 -52C-110 -10 -112 50 -112 120Z',
        {fill: hair},
      ) +
      strands(
        'M2 -132C-24 -100 -74 -84 -104 -34M2 -132C28 -100 76 -84 106 -34M-116 20C-118 60 -116 90 -112 116M116 20C118 60 116 90 112 116',
        hair,
      ),
  }),
  waves: (hair) => ({
    back: path(
      'M-118 170C-164 140 -134 90 -152 40C-168 -20 -150 -170 0 -182C150 -170 168 -20 152 40C134 90 164 140 118 170C92 184 76 160 66 140H-66C-76 160 -92 184 -118 170Z',
      {fill: darken(hair, 0.8)},
    ),
    front:
      path(
        'M-106 70C-146 40 -138 -10 -130 -50C-126 -120 -74 -176 10 -176C96 -174 140 -112 132 -46C142 0 138 44 106 72C116 20 108 -40 84 -70C54 -66 10 -86 -34 -130C-40 -88 -92 -84 -96 -26C-104 4 -110 40 -106 70Z',
        {fill: hair},
      ) +
      strands(
        'M-34 -130C6 -96 50 -80 82 -80M-28 -150C20 -124 70 -112 106 -84M-48 -128C-60 -100 -96 -92 -108 -44M-120 10C-124 30 -122 46 -112 62M122 10C126 30 124 46 114 62',
        hair,
      ),
  }),
  curls: (hair, {name}) => curly(hair, name, 118, 128, 17, 34),
  afro: (hair, {name}) => curly(hair, name, 136, 150, 20, 44),
  receding: (hair) => ({
    back: '',
    front:
      path(
        'M-112 16C-124 -50 -110 -110 -72 -134C-84 -110 -88 -84 -92 -58C-104 -40 -108 -10 -112 16ZM112 16C124 -50 110 -110 72 -134C84 -110 88 -84 92 -58C104 -40 108 -10 112 16Z',
        {fill: hair},
      ) +
      path('M-74 -132C-40 -166 40 -166 74 -132C40 -146 -40 -146 -74 -132Z', {fill: hair, opacity: 0.75}) +
      strands('M-104 -20C-104 -60 -96 -90 -84 -112M104 -20C104 -60 96 -90 84 -112', hair),
  }),
  bald: (_hair, {skin}) => ({
    back: '',
    front:
      path('M-60 -112C-46 -126 -26 -132 -8 -132', {
        fill: 'none',
        stroke: '#fdfbf6',
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.35,
      }) +
      path('M-104 -6C-108 -40 -104 -70 -92 -92M104 -6C108 -40 104 -70 92 -92', {
        fill: 'none',
        stroke: darken(skin, 0.7),
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.5,
      }),
  }),
  scarf: (hair) => ({
    back: path('M-150 220C-170 60 -164 -186 0 -190C164 -186 170 60 150 220C90 262 -90 262 -150 220Z', {
      fill: darken(hair, 0.8),
    }),
    front:
      path(
        'M-108 86C-140 -60 -120 -190 0 -192C120 -190 140 -60 108 86C96 140 60 176 40 214C14 226 -14 226 -40 214C-60 176 -96 140 -108 86ZM-92 -10C-94 60 -74 118 0 148C74 118 94 60 92 -10C92 -84 60 -120 0 -122C-60 -120 -92 -84 -92 -10Z',
        {fill: hair, 'fill-rule': 'evenodd'},
      ) +
      strands(
        'M-60 -150C-20 -172 40 -170 80 -130M-84 -120C-60 -140 -30 -146 0 -146M-96 92C-80 136 -50 166 -30 204M96 92C80 136 50 166 34 204M-108 40C-104 90 -70 140 -10 166',
        hair,
      ),
  }),
  locs: (hair) => ({
    back: group(
      {},
      ...Array.from({length: 11}, (_, index) =>
        path(
          `M${-110 + index * 22} -60C${-150 + index * 30} 40 ${-140 + index * 28} 120 ${-136 + index * 27} ${196 - Math.abs(index - 5) * 6}`,
          {
            fill: 'none',
            stroke: index % 2 ? hair : darken(hair, 0.8),
            'stroke-width': 24,
            'stroke-linecap': 'round',
          },
        ),
      ),
    ),
    front:
      path(`${cap}C70 -96 40 -112 0 -118C-40 -112 -74 -96 -94 -60C-104 -44 -108 -20 -112 6Z`, {fill: hair}) +
      strands(
        'M0 -118V-164M-30 -114L-46 -158M30 -114L46 -158M-58 -102L-84 -138M58 -102L84 -138M-84 -80L-106 -104M84 -80L106 -104',
        hair,
      ),
  }),
}

function curly(hair: string, name: string, rx: number, ry: number, count: number, size: number): Hair {
  const random = randomFor(`curls ${name}`)
  const curl = (x: number, y: number, r: number, fill: string) => {
    const points = Array.from({length: 7}, (_, index): Point => {
      const angle = (index / 7) * Math.PI * 2
      const distance = r * random.between(0.85, 1.15)
      return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
    })
    return (
      path(softLoop(points), {fill}) +
      strands(
        `M${(x - r * 0.4).toFixed(1)} ${y.toFixed(1)}a${(r * 0.4).toFixed(1)} ${(r * 0.4).toFixed(1)} 0 0 1 ${(r * 0.8).toFixed(1)} 0`,
        hair,
      )
    )
  }
  const arc = (from: number, to: number, inset: number, amount: number, fill: string, r: number) =>
    Array.from({length: amount}, (_, index) => {
      const angle = ((from + ((to - from) * index) / (amount - 1)) * Math.PI) / 180
      return curl(
        Math.cos(angle) * (rx - inset),
        -28 + Math.sin(angle) * (ry - inset),
        r * random.between(0.85, 1.1),
        fill,
      )
    }).join('')
  return {
    back:
      ellipse(0, -40, rx + 6, ry, {fill: darken(hair, 0.82)}) +
      arc(150, 390, 0, count, darken(hair, 0.84), size),
    front:
      arc(196, 344, size * 0.62, Math.round(count * 0.62), hair, size * 0.86) +
      arc(212, 328, size * 1.15, Math.round(count * 0.4), hair, size * 0.62),
  }
}
