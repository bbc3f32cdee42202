/** All events. Past events are left out later, because they depend on today's date. */
export const eventListFields = /* groq */ `
  "events": *[_type == "calendarEvent"] | order(startDate asc, startTime asc, title asc){
    _id, title, kind, allDay, weekdays, startDate, startTime, endDate, endTime, timeZone, description, place, url
  }
`
