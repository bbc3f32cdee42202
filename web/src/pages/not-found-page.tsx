import {Link, useLocation, useNavigate} from 'react-router-dom'
import {ContentLink} from '../content/content-link.tsx'
import {ContentPicture} from '../content/content-picture.tsx'
import {useDataAttribute} from '../content/data-attribute.ts'
import type {NotFoundData} from '../content/types.ts'
import {FieldPart} from '../sections/part.tsx'
import {Button} from '../ui/button.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {contentPath} from './content-path.ts'
import {linkRowClass} from './link-row-class.ts'
import {LinkRows} from './link-rows.tsx'
import type {PageComponent} from './page-types.ts'
import {PreparedTargets} from './prepared-targets.tsx'
import {Suggestions} from './suggestions.tsx'

/** Shown for every path without content. */
export const NotFoundPage: PageComponent<'notFoundPage'> = ({content: labels}) => {
  const attribute = useDataAttribute()
  const navigate = useNavigate()
  const asked = contentPath(useLocation().pathname)
  return (
    <div className="section" data-tone="paper">
      <div className="container-page">
        <div className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <FieldPart content={labels} field="title">
              <Heading className="text-display" data-sanity={attribute?.('heading')}>
                {labels.title}
              </Heading>
            </FieldPart>
            <FieldPart content={labels} field="text">
              <p className="intro mt-6" data-sanity={attribute?.('text')}>
                {labels.text}
              </p>
            </FieldPart>
            <FieldPart content={labels} field="prepared">
              <PreparedTargets asked={asked} page={labels} />
            </FieldPart>
            <div className="mt-8 flex flex-wrap gap-3">
              <FieldPart content={labels} field="homeLabel">
                <Link className={buttonClass('primary')} to="/">
                  {labels.homeLabel}
                </Link>
              </FieldPart>
              <FieldPart content={labels} field="backLabel">
                <Button look="secondary" data-needs-script onClick={() => navigate(-1)}>
                  {labels.backLabel}
                </Button>
              </FieldPart>
            </div>
          </div>
          <FieldPart content={labels} field="picture">
            <ContentPicture
              picture={labels.picture}
              field="picture"
              sizes="26rem"
              className="h-auto w-full rounded-sm max-lg:hidden lg:col-span-4 lg:col-start-9"
            />
          </FieldPart>
        </div>
        <HeadingScope>
          <div className="mt-16 grid gap-x-8 gap-y-12 lg:mt-24 lg:grid-cols-2">
            <FieldPart content={labels} field="popularLinks">
              <PopularLinks page={labels} />
            </FieldPart>
            <FieldPart content={labels} field="suggestionsHeading">
              <Suggestions asked={asked} heading={labels.suggestionsHeading} />
            </FieldPart>
          </div>
        </HeadingScope>
      </div>
    </div>
  )
}

function PopularLinks({page}: {page: NotFoundData}) {
  const attribute = useDataAttribute()
  return (
    <LinkRows heading={page.popularHeading}>
      {page.popularLinks?.map((action) => (
        <li key={action._key} data-sanity={attribute?.(['popularLinks', {_key: action._key}])}>
          <ContentLink link={action.link} className={linkRowClass} data-cta={action.label}>
            {action.label}
          </ContentLink>
        </li>
      ))}
    </LinkRows>
  )
}
