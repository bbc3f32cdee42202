import {useMemo} from 'react'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {useSite} from '../../content/site-context.ts'
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
import {countWithoutStates, everything, matchingCarriers, statesOf} from './matching-carriers.ts'
import {useDirectoryTracking} from './use-directory-tracking.ts'

const defaults = {q: '', specialty: everything, state: everything, page: '1'}
// Each row is about 1 kB of HTML that visitors with script download too.
const mostWithoutScript = 200

/** All carriers, by name, specialty and state. A page of them is rendered at a time, so that thousands stay quick. */
export function CarrierDirectory({section}: {section: SectionOf<'carrierDirectory'>}) {
  const {carriers} = section
  const pageSize = section.pageSize ?? carriers.length
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const [list, beforeGrowing] = useGrowingList()
  const {text, field, search, clear} = useSearchText(query.q, (q) => change({q, page: ''}))
  const specialties = useMemo(() => {
    const keys = inOrder(
      site,
      'carrierSpecialty',
      carriers.flatMap((carrier) => carrier.specialties),
    )
    return keys.map((value) => ({value, label: choiceTitle(site, 'carrierSpecialty', value)}))
  }, [site, carriers])
  const states = useMemo(() => statesOf(carriers), [carriers])
  // An address may be outdated or made up: values that cannot be chosen do not filter.
  const specialty = specialties.some(({value}) => value === query.specialty) ? query.specialty : everything
  const state = states.includes(query.state) ? query.state : everything
  const found = useMemo(
    () => matchingCarriers(carriers, {name: text, specialty, state}),
    [carriers, text, specialty, state],
  )
  const unknown = state === everything ? 0 : countWithoutStates(carriers)
  const page = Math.max(1, Number.parseInt(query.page, 10) || 1)
  const shown = found.slice(0, page * pageSize)
  const rest = found.slice(page * pageSize)
  const filtered = text.trim() !== '' || specialty !== everything || state !== everything
  useDirectoryTracking({text, specialty, state, results: found.length, section: section._type})

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
        onSpecialty={(value) =>
          change({specialty: value, page: ''}, {asVisit: isNewFilter(specialty, value)})
        }
        states={states}
        state={state}
        onState={(value) => change({state: value, page: ''}, {asVisit: isNewFilter(state, value)})}
        note={unknown > 0 ? fill(section.stateUnknownText ?? '', {count: unknown}) : ''}
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
                    change({q: '', specialty: '', state: '', page: ''}, {asVisit: true})
                    // The button disappears with the filters that it cleared.
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

/** The back button takes back a filter. Going through the choices of one by key leaves one entry in the history, not one each. */
function isNewFilter(before: string, after: string): boolean {
  return before === everything || after === everything
}
