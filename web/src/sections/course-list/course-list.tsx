import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {Course} from './course.tsx'

/** Courses, each with the outline it starts with. */
export function CourseList({section}: {section: SectionOf<'courseList'>}) {
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <HeadingScope when={Boolean(section.heading)}>
        <ul className="border-t border-rule-strong">
          {section.items?.map((course) => (
            <Course key={course._id} course={course} section={section} />
          ))}
        </ul>
      </HeadingScope>
    </SectionFrame>
  )
}
