import {useLocation} from 'react-router-dom'
import {track} from '../../analytics/track.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {buttonClass} from '../../ui/button-class.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Lists courses. Their outlines unfold in place, by the browser's own means: before there is script, and without. */
export function CourseList({section}: {section: SectionOf<'courseList'>}) {
  const documentAttribute = useDocumentAttribute('course', 'title')
  const {pathname} = useLocation()
  const onToggle = (title: string | null, open: boolean) => {
    if (open) track('element_click', {element: `${section.startLabel}: ${title}`, page: pathname})
  }
  return (
    <HeadedSection section={section}>
      <ul className="border-t border-rule-strong">
        {section.items?.map((course) => (
          <li
            key={course._id}
            data-sanity={documentAttribute(course)}
            className="grid gap-x-8 border-b border-rule py-8 md:grid-cols-[2rem_1fr] lg:grid-cols-[2rem_1fr_12rem] lg:py-10"
          >
            <Icon name={course.icon} className="mb-4 size-8 text-accent" />
            <div>
              <Heading>{course.title}</Heading>
              <p className="mt-3 max-w-measure text-soft">{course.description}</p>
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-start-2 lg:col-start-3 lg:mt-0 lg:flex-col lg:items-end lg:justify-start">
              <p className="font-serif text-h3 leading-tight font-semibold figures">
                {fill(section.durationLabel, {n: course.duration})}
              </p>
              <Badge>{course.level}</Badge>
            </div>
            <details
              onToggle={(event) => onToggle(course.title, event.currentTarget.open)}
              className="unfold group/course mt-6 md:col-start-2 lg:col-end-4"
            >
              <summary data-screen-only className={`${buttonClass('secondary')} max-sm:w-full`}>
                <span className="group-open/course:hidden">{section.startLabel}</span>
                <span className="hidden group-open/course:inline">{section.closeLabel}</span>
                <span className="sr-only">{`: ${course.title ?? ''}`}</span>
                <Icon name="chevron-down" className="chevron size-5" />
              </summary>
              <HeadingScope>
                <div className="grid gap-x-8 gap-y-6 pt-8 lg:grid-cols-2">
                  <div>
                    <Heading className="text-sm">{section.modulesLabel}</Heading>
                    <ol className="mt-3 border-t border-rule">
                      {course.modules?.map((module, index) => (
                        <li key={module} className="flex items-baseline gap-4 border-b border-rule py-3">
                          <span aria-hidden="true" className="w-6 font-serif text-lg text-accent figures">
                            {index + 1}
                          </span>
                          <span className="min-w-0">{module}</span>
                        </li>
                      ))}
                    </ol>
                  </div>
                  <RichText value={course.body} className="text-soft" />
                </div>
              </HeadingScope>
            </details>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
