/** All documents but assets and the lake's own. A token or a path can stand in any text, and GROQ finds none at any depth. */
export const contentFilter =
  '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_id in path("versions.**"))'

export const contentQuery = `*[${contentFilter}]`

export const assetQuery = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{
  _id, size, extension, altText, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`
