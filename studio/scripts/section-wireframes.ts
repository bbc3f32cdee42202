import type {SectionTypeName} from '@upline/schemas/sections/section-names'
import {box, button, dot, frame, heading, person, picture, repeat, rings, rule, text} from './wireframe.ts'

/** A schematic picture of each section, for the section picker. */
export const sectionWireframes = {
  hero: picture(
    rings(252, 100, 78) +
      text(24, 42, 50, 1, 'copper') +
      box(24, 56, 150, 13, 'paper', 2) +
      box(24, 75, 110, 13, 'paper', 2) +
      text(24, 102, 140, 2) +
      button(24, 136, 60, 'copper') +
      button(92, 136, 50, 'sage'),
    'deep',
  ),
  prose: picture(
    heading(24, 28, 120) +
      text(24, 52, 160, 5) +
      text(24, 110, 160, 5) +
      box(204, 52, 92, 98, 'shade') +
      rings(250, 101, 34),
  ),
  cardGrid: picture(
    heading(24, 24, 130) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          frame(x, 52, 84, 118) +
          dot(x + 20, 74, 8, 'copper') +
          box(x + 12, 92, 50, 7, 'spruce', 2) +
          text(x + 12, 108, 60, 4)
        )
      }),
  ),
  stats: picture(
    heading(24, 36, 110) +
      rule(24, 66, 272) +
      repeat(
        4,
        (i) => box(24 + i * 70, 84, 44, 24, i === 0 ? 'copper' : 'spruce', 3) + text(24 + i * 70, 120, 50, 1),
      ) +
      rule(24, 146, 272),
  ),
  tabs: picture(
    repeat(3, (i) => box(24 + i * 74, 30, 56, 7, i === 0 ? 'spruce' : 'sage', 2)) +
      rule(24, 48, 272) +
      box(24, 47, 56, 3, 'copper', 0) +
      frame(24, 62, 272, 112) +
      box(40, 78, 90, 8, 'spruce', 2) +
      text(40, 98, 230, 5),
  ),
  comparisonTable: picture(
    heading(24, 22, 130) +
      repeat(3, (c) => box(136 + c * 56, 48, 40, 6, 'spruce', 2)) +
      repeat(5, (r) => {
        const y = 64 + r * 23
        const cells = repeat(3, (c) =>
          (r + c) % 3 === 0
            ? box(146 + c * 56, y + 11, 18, 3, 'line', 1)
            : dot(155 + c * 56, y + 12, 4, 'copper'),
        )
        return rule(24, y, 272) + text(24, y + 10, 90, 1) + cells
      }),
  ),
  planList: picture(
    heading(24, 22, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const points = repeat(
          4,
          (p) => dot(x + 15, 103 + p * 15, 2, 'copper') + text(x + 22, 101 + p * 15, 48, 1),
        )
        return frame(x, 46, 84, 130) + box(x + 12, 60, 56, 8, 'spruce', 2) + text(x + 12, 76, 60, 2) + points
      }),
  ),
  bulletList: picture(
    heading(24, 28, 120) +
      repeat(2, (c) => {
        const x = 24 + c * 142
        return (
          box(x, 56, 70, 7, 'spruce', 2) +
          repeat(5, (i) => dot(x + 4, 80 + i * 18, 3, 'copper') + text(x + 14, 78 + i * 18, 100, 1))
        )
      }),
  ),
  carrierShowcase: picture(
    heading(24, 20, 110) +
      repeat(4, (i) => box(24 + i * 46, 42, 38, 12, i === 0 ? 'spruce' : 'line', 6)) +
      repeat(6, (i) => {
        const x = 24 + (i % 3) * 94
        const y = 66 + Math.floor(i / 3) * 60
        return (
          frame(x, y, 84, 52) +
          dot(x + 18, y + 18, 9, 'sage') +
          box(x + 34, y + 14, 36, 6, 'spruce', 2) +
          text(x + 12, y + 36, 58, 1)
        )
      }),
  ),
  carrierDirectory: picture(
    frame(24, 24, 180, 20) +
      dot(36, 34, 4, 'sage') +
      frame(214, 24, 82, 20) +
      repeat(5, (i) => {
        const y = 58 + i * 25
        return (
          rule(24, y, 272) +
          dot(34, y + 12, 7, 'sage') +
          box(50, y + 9, 70, 6, 'spruce', 2) +
          text(140, y + 10, 90, 1) +
          box(268, y + 9, 24, 6, 'copper', 2)
        )
      }),
  ),
  testimonials: picture(
    heading(24, 24, 120) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          frame(x, 50, 84, 114) +
          repeat(5, (s) => dot(x + 16 + s * 10, 66, 3, 'copper')) +
          text(x + 12, 80, 60, 4) +
          person(x + 22, 132, 9) +
          text(x + 38, 138, 36, 1)
        )
      }) +
      text(24, 176, 200, 1),
  ),
  commissionLevels: picture(
    heading(24, 24, 120) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const rates = repeat(
          4,
          (r) =>
            rule(x + 10, 86 + r * 20, 64) +
            text(x + 10, 94 + r * 20, 34, 1) +
            box(x + 56, 93 + r * 20, 18, 6, 'copper', 2),
        )
        return frame(x, 50, 84, 122) + box(x + 10, 64, 46, 9, 'spruce', 2) + rates
      }),
  ),
  newsList: picture(
    repeat(3, (i) => box(24 + i * 62, 24, 54, 12, i === 0 ? 'spruce' : 'line', 6)) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          box(x, 50, 84, 56, 'shade') +
          rings(x + 42, 78, 22) +
          text(x, 116, 40, 1, 'copper') +
          box(x, 128, 76, 7, 'spruce', 2) +
          text(x, 144, 80, 3)
        )
      }),
  ),
  inquiryForm: picture(
    heading(24, 22, 130) +
      repeat(2, (i) => text(24 + i * 140, 46, 40, 1) + frame(24 + i * 140, 56, 132, 20)) +
      repeat(2, (i) => text(24 + i * 140, 86, 50, 1) + frame(24 + i * 140, 96, 132, 20)) +
      text(24, 126, 60, 1) +
      frame(24, 136, 272, 24) +
      button(24, 170, 74, 'copper'),
  ),
  contactDetails: picture(
    repeat(4, (i) => {
      const y = 28 + i * 38
      return dot(34, y + 9, 9, 'sage') + text(54, y + 1, 40, 1) + box(54, y + 11, 90, 7, 'spruce', 2)
    }) +
      box(180, 28, 116, 134, 'shade') +
      heading(194, 44, 70) +
      text(194, 64, 88, 3) +
      button(194, 104, 66),
  ),
  legalSections: picture(
    text(24, 24, 80, 1, 'copper') +
      text(24, 38, 260, 2) +
      repeat(2, (i) => {
        const y = 70 + i * 60
        return rule(24, y, 272) + box(24, y + 10, 90, 8, 'spruce', 2) + text(136, y + 11, 160, 4)
      }),
  ),
  timeline: picture(
    heading(24, 22, 110) +
      box(60, 50, 2, 130, 'sage', 0) +
      repeat(4, (i) => {
        const y = 60 + i * 33
        return (
          dot(61, y, 7, i === 3 ? 'copper' : 'spruce') +
          box(24, y - 4, 24, 7, 'copper', 2) +
          box(82, y - 5, 80, 7, 'spruce', 2) +
          text(82, y + 8, 190, 1)
        )
      }),
  ),
  people: picture(
    heading(24, 22, 110) +
      repeat(4, (i) => {
        const x = 24 + i * 70
        return (
          box(x, 48, 60, 72, 'shade') +
          person(x + 30, 78, 17) +
          box(x, 128, 46, 7, 'spruce', 2) +
          text(x, 142, 56, 2)
        )
      }),
  ),
  callToAction: picture(
    box(24, 58, 170, 12, 'paper', 2) +
      text(24, 82, 150, 2) +
      button(24, 118, 66, 'copper') +
      button(98, 118, 56, 'sage') +
      rings(262, 100, 56),
    'deep',
  ),
  faqList: picture(
    heading(24, 26, 130) +
      repeat(5, (i) => {
        const y = 54 + i * 27
        return (
          rule(24, y, 272) +
          box(24, y + 11, 120 + ((i * 37) % 70), 6, 'spruce', 2) +
          box(284, y + 12, 10, 3, 'copper', 1)
        )
      }),
  ),
  steps: picture(
    heading(24, 32, 110) +
      box(40, 87, 214, 2, 'line', 0) +
      repeat(4, (i) => {
        const x = 24 + i * 70
        return (
          dot(x + 16, 88, 14, i === 0 ? 'copper' : 'spruce') +
          box(x, 116, 48, 7, 'spruce', 2) +
          text(x, 132, 58, 3)
        )
      }),
  ),
  careerPath: picture(
    heading(24, 20, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const y = 88 - i * 18
        return (
          frame(x, y, 84, 176 - y) +
          text(x + 12, y + 12, 34, 1, 'copper') +
          box(x + 12, y + 22, 52, 8, 'spruce', 2) +
          text(x + 12, y + 40, 60, 4)
        )
      }),
  ),
  enrollmentWindows: picture(
    heading(24, 24, 130) +
      repeat(4, (i) => {
        const y = 52 + i * 32
        return (
          rule(24, y, 272) +
          text(24, y + 13, 70, 1, 'spruce') +
          box(110, y + 10, 186, 10, 'shade', 5) +
          box(110 + i * 34, y + 10, 70 - i * 6, 10, 'copper', 5)
        )
      }),
  ),
  courseList: picture(
    heading(24, 22, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          frame(x, 48, 84, 124) +
          dot(x + 20, 68, 8, 'sage') +
          box(x + 12, 86, 56, 7, 'spruce', 2) +
          text(x + 12, 102, 60, 3) +
          text(x + 12, 134, 30, 1, 'copper') +
          button(x + 12, 148, 50)
        )
      }),
  ),
  documentList: picture(
    heading(24, 24, 110) +
      repeat(5, (i) => {
        const y = 50 + i * 27
        return (
          rule(24, y, 272) +
          box(26, y + 6, 12, 15, 'sage', 1) +
          box(50, y + 10, 110, 6, 'spruce', 2) +
          text(178, y + 11, 30, 1) +
          button(246, y + 7, 50)
        )
      }),
  ),
  toolList: picture(
    heading(24, 24, 110) +
      repeat(3, (i) => {
        const y = 52 + i * 44
        return (
          frame(24, y, 272, 36) +
          dot(44, y + 18, 9, 'sage') +
          box(64, y + 9, 80, 7, 'spruce', 2) +
          text(64, y + 23, 120, 1) +
          button(230, y + 11, 54)
        )
      }),
  ),
  productCategories: picture(
    repeat(2, (i) => {
      const y = 24 + i * 82
      return (
        box(24, y, 80, 8, 'spruce', 2) +
        text(24, y + 16, 72, 2) +
        repeat(
          3,
          (r) =>
            rule(126, y + 2 + r * 22, 170) +
            text(126, y + 11 + r * 22, 50, 1) +
            text(196, y + 11 + r * 22, 96, 1, 'copper'),
        )
      )
    }),
  ),
  partnerTiers: picture(
    heading(24, 20, 110) +
      repeat(3, (i) => {
        const y = 44 + i * 46
        const figures = repeat(
          3,
          (f) => box(120 + f * 40, y + 10, 26, 8, 'copper', 2) + text(120 + f * 40, y + 24, 28, 1),
        )
        return frame(24, y, 272, 40) + box(38, y + 15, 60, 9, 'spruce', 2) + figures + button(244, y + 13, 40)
      }),
  ),
  departments: picture(
    heading(24, 24, 110) +
      repeat(4, (i) => {
        const x = 24 + (i % 2) * 142
        const y = 50 + Math.floor(i / 2) * 66
        return (
          frame(x, y, 130, 58) +
          dot(x + 20, y + 20, 9, 'sage') +
          box(x + 38, y + 14, 70, 7, 'spruce', 2) +
          text(x + 38, y + 30, 80, 2)
        )
      }),
  ),
  notice: picture(
    box(24, 62, 272, 76, 'shade', 5) +
      box(24, 62, 4, 76, 'copper', 2) +
      dot(52, 88, 10, 'copper') +
      heading(74, 80, 110) +
      text(74, 100, 200, 2),
  ),
} satisfies {[T in SectionTypeName]: string}
