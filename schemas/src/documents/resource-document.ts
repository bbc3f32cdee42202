import {DownloadIcon} from '@sanity/icons/Download'
import {defineType} from '@sanity/types'
import {fileTypes, validateFileType} from '@upline/domain/content/file-types.ts'
import {languages} from '@upline/domain/content/languages.ts'
import {isObject, refOf, textOf} from '@upline/domain/content/stored-document.ts'
import {field} from '../fields/field.ts'
import {choice, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview, titleIn} from '../fields/preview.ts'
import {checkRichTextTokens} from '../validation/check-tokens.ts'

const groups = [
  {value: 'forms', title: 'Forms'},
  {value: 'guides', title: 'Guides'},
  {value: 'marketing', title: 'Marketing'},
]

const hasText = (document: unknown): boolean =>
  isObject(document) && Array.isArray(document.text) && document.text.length > 0

/** Returns a message for a text with letters that the font of the PDF lacks. */
function hasKnownLetters(text: unknown): string | undefined {
  const [unknown] =
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.exec(JSON.stringify(text) ?? '') ?? []
  return unknown && `The font of the PDF has no “${unknown}”. Remove it, or upload a PDF as the file.`
}

export const resourceDocument = defineType({
  name: 'resourceDocument',
  title: 'Document',
  type: 'document',
  icon: DownloadIcon,
  fieldsets: [
    {...periodFieldset, title: 'Effective dates', description: 'Leave blank if the document never expires.'},
  ],
  fields: [
    textField('name', 'Name', 'What the document is called on the site.'),
    choice('group', 'Group', 'The document center list that it belongs to.', {list: groups}),
    field(
      'file',
      'file',
      'File',
      'Optional if the document has text below. Preferably a tagged PDF. Type and size are shown automatically. When you replace it, links to the earlier file lead to the new one.',
      {
        // Ids instead of references, so that an earlier file can be deleted.
        fields: [
          field('array', 'replaced', 'Earlier files', 'Published before. Their addresses lead to the file.', {
            of: [{type: 'string'}],
            hidden: true,
          }),
        ],
        options: {accept: fileTypes.map((type) => `.${type}`).join(',')},
        errors: [
          (file) => validateFileType(refOf(Object(file).asset)),
          (file, {document}) =>
            refOf(isObject(file) ? file.asset : undefined) || hasText(document)
              ? undefined
              : 'Upload the file that agents download, or enter the text below.',
        ],
      },
    ),
    field(
      'richText',
      'text',
      'Text',
      'Optional. Without a file, the site makes a PDF from this text that screen readers can read. A heading at the start becomes its title; otherwise the name and description do. Facts show their current values, empty cells of a table become lines to write on, and pictures are left out.',
      {errors: [checkRichTextTokens, hasKnownLetters]},
    ),
    textField('description', 'Description', 'When an agent needs the document, in one sentence.', {rows: 2}),
    textField(
      'key',
      'Form number',
      'Optional. The same for all versions of one document. Wherever one of them is listed, the site shows the current one in its language, and links to the others open it.',
    ),
    textField('version', 'Version', 'Optional. As the document states it, such as 2027.1.'),
    choice('language', 'Language', 'The language of the document.', {list: languages, initialValue: 'en'}),
    // The document itself names its year and source.
    ...periodFields({versionsBy: 'form number'}).slice(0, 3),
  ],
  orderings: [orderBy('Group', 'group', 'name')],
  preview: preview(
    'Document without a name',
    {
      title: 'name',
      group: 'group',
      key: 'key',
      version: 'version',
      language: 'language',
      extension: 'file.asset.extension',
      size: 'file.asset.size',
      ...periodSelect,
    },
    ({group, key, version, language, extension, size, ...period}) => [
      key,
      version,
      language !== 'en' && titleIn(languages, language),
      titleIn(groups, group),
      periodNote(period),
      textOf(extension)?.toUpperCase(),
      size && `${Math.ceil(size / 1024)} KB`,
    ],
  ),
})
