/**
 * Extensions of the files that the site offers for download. A browser runs none of them, and the site keeps no copy of other
 * uploads, such as HTML or scripts.
 */
export const fileTypes: readonly string[] = [
  ...['pdf', 'txt', 'csv', 'rtf', 'ics'],
  ...['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'],
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'],
  ...['mp3', 'm4a', 'wav', 'mp4', 'mov', 'webm', 'vtt'],
]

/** Returns whether the site offers the file at an address for download. */
export function isDownload(address: string | null | undefined): boolean {
  return fileTypes.includes(/\.(\w+)(?=[?#]|$)/.exec(address ?? '')?.[1]?.toLowerCase() ?? '')
}

/** Returns what is wrong with the type of an uploaded file. `assetId` is the id of its asset, such as `file-<hash>-pdf`. */
export function validateFileType(assetId: unknown): string | undefined {
  const extension = /^file-.+-([^-]+)$/.exec(String(assetId))?.[1]
  if (extension === undefined || fileTypes.includes(extension)) return undefined
  return `Files of the type .${extension} can’t be offered for download, because a browser could run them. Upload a PDF, an Office document, a text, a picture, a sound or a video.`
}
