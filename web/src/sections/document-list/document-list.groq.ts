export const documentListFields = /* groq */ `
  heading,
  intro,
  downloadLabel,
  items[]->{
    _id,
    name,
    group,
    description,
    "file": file.asset->{url, extension, size, originalFilename}
  }
`
