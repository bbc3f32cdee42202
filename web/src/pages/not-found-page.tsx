import {useNavigate} from 'react-router-dom'
import {ContentLink} from '../content/content-link.tsx'
import {useSite} from '../content/site-context.tsx'
import {PageHead} from '../layout/page-head.tsx'
import {buttonClass} from '../ui/button.tsx'
import {Heading, HeadingScope} from '../ui/heading.tsx'

/** Shown for every path that content does not have. Its words are the document "notFoundPage". */
export function NotFoundPage() {
  const {notFoundPage: words} = useSite()
  const navigate = useNavigate()
  if (!words) throw new Error('The document "notFoundPage" is missing: publish it in the Studio')
  return (
    <section className="container-page py-24">
      <PageHead title={words.heading} seo={words.seo} noIndex />
      <Heading>{words.heading}</Heading>
      <p className="intro">{words.text}</p>
      <div className="mt-8 flex gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={() => navigate(-1)}>
          {words.backLabel}
        </button>
        <a className={buttonClass('primary')} href="/">
          {words.homeLabel}
        </a>
      </div>
      <HeadingScope>
        <Heading>{words.popularHeading}</Heading>
        <ul>
          {words.popularLinks?.map((link) => (
            <li key={link._key}>
              <ContentLink link={link.link}>{link.label}</ContentLink>
            </li>
          ))}
        </ul>
      </HeadingScope>
    </section>
  )
}
