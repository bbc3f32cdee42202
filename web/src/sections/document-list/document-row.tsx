import {ownAddress} from '../../content/asset-copies.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {downloadAddress, downloadName, fileFacts} from '../../lib/file-facts.ts'
import {track} from '../../services/analytics/track.ts'
import {buttonClass} from '../../ui/button-class.ts'
import {Icon} from '../../ui/icon.tsx'

type Props = {
  item: NonNullable<SectionOf<'documentList'>['items']>[number]
  downloadLabel: string | null | undefined
}

/** One document, with the type and size of its file. */
export function DocumentRow({item, downloadLabel}: Props) {
  const documentAttribute = useDocumentAttribute('resourceDocument', 'name')
  const {file, name} = item
  // A draft without its file.
  if (!file) return null
  const fileName = downloadName(file, name)
  const address = ownAddress(file.url) ?? downloadAddress(file.url, fileName)
  const facts = fileFacts(file)
  const onDownload = () =>
    track('content_download', {content_type: item.group ?? '', content_id: item._id, file_name: fileName})
  return (
    <li
      data-sanity={documentAttribute(item)}
      className="grid items-center gap-x-8 gap-y-4 border-b border-rule py-6 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="font-serif text-lg font-semibold">{name}</p>
        <p className="mt-1 text-soft">{item.description}</p>
        <p className="mt-2 text-sm text-soft figures">{facts}</p>
      </div>
      {address && (
        <a
          href={address}
          download={fileName}
          onClick={onDownload}
          className={`${buttonClass('secondary')} justify-self-start`}
        >
          <Icon name="download" className="size-5 text-accent" />
          {downloadLabel}
          <span className="sr-only">
            : {name} ({facts})
          </span>
        </a>
      )}
    </li>
  )
}
