import {extname} from 'node:path'

/** The MIME types of common files, for uploads without a type. */
const types: Record<string, string> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

export function extensionOf(filename: string | undefined): string {
  const extension = extname(filename ?? '')
    .slice(1)
    .toLowerCase()
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : 'bin'
}

export function fileTypeOf(extension: string): string {
  return types[extension] ?? 'application/octet-stream'
}
