export const careerPathFields = /* groq */ `items[]->{_id, level, timeframe, requirements, benefits}`
