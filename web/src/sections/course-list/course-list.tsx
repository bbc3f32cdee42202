import type {SectionOf} from '../../content/types.ts'
import {HeadedSection} from '../headed-section.tsx'
import {Course} from './course.tsx'

/** Courses, each with the outline it starts with. */
export function CourseList({section}: {section: SectionOf<'courseList'>}) {
  return (
    <HeadedSection section={section}>
      <ul className="border-t border-rule-strong">
        {section.items?.map((course) => (
          <Course key={course._id} course={course} section={section} />
        ))}
      </ul>
    </HeadedSection>
  )
}
