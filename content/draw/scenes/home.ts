import {boat, cloud, hills, water} from '../motifs/sea.ts'
import {oak} from '../motifs/tree.ts'
import {palette} from '../palette.ts'
import {circle, fine, heavy, path, place, rect} from '../pen.ts'
import {rings} from '../rings.ts'
import {drawing} from '../svg.ts'

/** The harbour at dawn: the sun is a cut oak. */
export function home(): string {
  return drawing(
    1600,
    1600,
    rect(0, 0, 1600, 1600, {fill: '#efe6d3'}),
    circle(930, 800, 330, {fill: '#ecc9a6'}),
    rings({
      name: 'sun',
      x: 930,
      y: 800,
      radius: 560,
      count: 15,
      colour: palette.clay,
      accent: palette.copper,
      accentRing: 8,
      weight: 5,
      opacity: 0.9,
    }),
    place(330, 330, 1.5, cloud('#faf6ec')),
    place(1290, 240, 1.1, cloud('#faf6ec')),
    hills('far', 0, 900, 1600, 170, 1010, {fill: palette.sage}),
    path(
      'M640 1010C760 1004 830 960 930 938C1010 920 1070 936 1140 918C1240 892 1300 840 1390 836C1470 832 1530 868 1600 852V1010Z',
      {fill: palette.moss},
    ),
    rect(0, 1000, 1600, 600, {fill: palette.spruce}),
    water('home', 0, 1012, 1600, 600, palette.sage),
    water('glint', 740, 1012, 380, 420, palette.clay),
    place(1210, 1046, 0.62, boat(palette.paper, palette.ink)),
    place(840, 1120, 0.95, boat(palette.paper, palette.ink, palette.copper)),
    place(1400, 1220, 1.25, boat('#f3e3cf', palette.ink)),
    path('M0 1196C150 1116 330 1092 480 1130C640 1170 740 1270 860 1330C980 1392 1080 1470 1130 1600H0Z', {
      fill: palette.deep,
    }),
    path('M0 1196C150 1116 330 1092 480 1130C640 1170 740 1270 860 1330C980 1392 1080 1470 1130 1600', {
      ...heavy,
      stroke: palette.moss,
    }),
    ...[0, 1, 2].map((index) =>
      path(
        `M${-20 + index * 60} ${1330 + index * 70}C${170 + index * 60} ${1270 + index * 70} ${360 + index * 60} ${1270 + index * 70} ${560 + index * 90} ${1372 + index * 70}`,
        {...fine, stroke: palette.spruce, 'stroke-width': 5},
      ),
    ),
    place(300, 1130, 1.5, oak({name: 'home', height: 620})),
  )
}
