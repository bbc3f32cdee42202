/** All events. Past events are left out later, because they depend on today's date. */
export const eventListFields = /* groq */ `
  heading,
  intro,
  most,
  trainingLabel,
  certificationLabel,
  deadlineLabel,
  joinLabel,
  addLabel,
  subscribeLabel,
  fileLabel,
  subscribeText,
  emptyHeading,
  emptyText,
  "events": *[_type == "calendarEvent"] | order(startDate asc, startTime asc, title asc){
    _id,
    title,
    kind,
    allDay,
    startDate,
    startTime,
    endDate,
    endTime,
    timeZone,
    description,
    place,
    url,
    "key": _id,
    "effectiveUntil": coalesce(endDate, startDate)
  }
`
