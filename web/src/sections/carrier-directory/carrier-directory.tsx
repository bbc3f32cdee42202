import {useMemo} from 'react'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {useSite} from '../../content/site-context.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Button} from '../../ui/button.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {useGrowingList} from '../../ui/use-growing-list.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {WithoutScript} from '../../ui/without-script.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {useSearchText} from '../use-search-text.ts'
import {DirectoryRow} from './directory-row.tsx'
import {DirectorySearch} from './directory-search.tsx'
import {FeaturedCarriers} from './featured-carriers.tsx'
import {matchingCarriers} from './matching-carriers.ts'
import {useDirectoryTracking} from './use-directory-tracking.ts'

const defaults = {q: '', specialty: 'all', page: '1'}
// Each row is about 1 kB of HTML that visitors with script download too.
const mostWithoutScript = 200

/** All carriers, by name and specialty. A page of them is rendered at a time, so that thousands stay quick. */
export function CarrierDirectory({section}: {section: SectionOf<'carrierDirectory'>}) {
  const {carriers, pageSize} = section
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const [list, beforeGrowing] = useGrowingList()
  const {text, field, search, clear} = useSearchText(query.q, (q) => change({q, page: ''}))
  const {specialty} = query
  const found = useMemo(
    () => matchingCarriers(carriers, {name: text, specialty}),
    [carriers, text, specialty],
  )
  const specialties = useMemo(() => {
    const keys = inOrder(
      site,
      'carrierSpecialty',
      carriers.flatMap((carrier) => carrier.specialties),
    )
    return keys.map((value) => ({value, label: choiceTitle(site, 'carrierSpecialty', value)}))
  }, [site, carriers])
  const page = Math.max(1, Number.parseInt(query.page, 10) || 1)
  const shown = found.slice(0, page * pageSize)
  const rest = found.slice(page * pageSize)
  const filtered = text.trim() !== '' || specialty !== 'all'
  useDirectoryTracking({text, specialty, results: found.length, section: section._type})

  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} />
      <DirectorySearch
        section={section}
        specialties={specialties}
        field={field}
        firstText={query.q}
        onText={search}
        specialty={specialty}
        onSpecialty={(value) => change({specialty: value, page: ''})}
        status={fill(section.resultStatus, {count: found.length, total: carriers.length})}
      />
      <HeadingScope when={Boolean(section.heading)}>
        {!filtered && <FeaturedCarriers section={section} />}
        <Heading className="mt-14 mb-5">{section.allHeading}</Heading>
        {found.length > 0 ? (
          <HeadingScope>
            <ul ref={list} className="border-t border-rule-strong">
              {shown.map((carrier) => (
                <DirectoryRow key={carrier._id} carrier={carrier} section={section} />
              ))}
            </ul>
            {rest.length > 0 && (
              <WithoutScript>
                {() => (
                  <ul>
                    {rest.slice(0, mostWithoutScript).map((carrier) => (
                      <DirectoryRow key={carrier._id} carrier={carrier} section={section} />
                    ))}
                  </ul>
                )}
              </WithoutScript>
            )}
          </HeadingScope>
        ) : (
          <HeadingScope>
            <div className="flex items-center gap-8 border-y border-rule py-12">
              <Rings count={9} className="size-28 shrink-0 text-control max-sm:hidden" />
              <div className="min-w-0">
                <Heading>{section.emptyHeading}</Heading>
                <p className="mt-2 text-soft">{section.emptyText}</p>
                <Button
                  look="secondary"
                  className="mt-5"
                  onClick={() => {
                    clear()
                    change({q: '', specialty: '', page: ''})
                    // The button goes with what it cleared.
                    field.current?.focus()
                  }}
                >
                  {section.clearLabel}
                </Button>
              </div>
            </div>
          </HeadingScope>
        )}
      </HeadingScope>
      {rest.length > 0 && (
        <p className="mt-8" data-needs-script>
          <Button
            look="secondary"
            onClick={() => {
              beforeGrowing()
              change({page: String(page + 1)})
            }}
          >
            {section.loadMoreLabel}
          </Button>
        </p>
      )}
    </SectionFrame>
  )
}
