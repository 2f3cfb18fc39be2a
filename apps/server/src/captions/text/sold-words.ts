/** Words of the Luganda and Swahili verbs for being used up or sold, in all noun classes. */
export const USED_UP =
  /^(?:(?:zi|za|ya|ye|e|a|bi|ga|ki|lu|lwa|bwa|ba|gu|gwa|gwe|ka|ta|twa|wa|kya|bya)?w(?:edde|eddewo|eddeyo)(?:wo)?|(?:zi|ya|e|bi|ga|ki)weddemu|(?:i|zi|vi|ya|ki|u|li|m)?me(?:isha|uzwa|kwisha|malizika)|(?:i|zi|vi|ya|ki)meshauzwa|hakuna|zaggwaawo|yaggwaawo|baguze|zatundiddwa|yatundiddwa|etundiddwa|zitundiddwa|atundiddwa|kitundiddwa)$/;
