const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In the form that the database reads; any other text is no id of a row. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
