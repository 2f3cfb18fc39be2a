import { wordFile } from '#captions/data-files.ts';
import { memoizeByWord } from './word-forms.ts';

const VERBS = wordFile('talk-verbs');
const TALK = wordFile('talk');
/** Verbs with their subject or time written onto them: `tunauza`, `nimepata`, `nikaanza`, `nakupa`, `tukola`, `okugula`, `bagamba`. */
const AFRICAN_VERB =
  /^(?:(?:ni|tu|a)k[ai][a-z]{3,}[aie]|naku[a-z]{2,}a|(?:ni|u|a|tu|m|wa|i|zi|li|ki|vi|ya)(?:na|me|li|ta|nge)[bcdfghjklmnpstvwyz][a-z]{2,}[aie]|ha(?:tu|ku|ji|i|zi|wa)[a-z]{3,}|usi[a-z]{3,}|(?:oku|ogu|okw)[a-z]{3,}|(?:ya|ba|na|twa|wa|mwa)[a-z]{2,}(?:ye|dde|zze|sse|nye)|(?:tu|ba|mu|n|o|a)(?:kola|genda|gamba|funa|leeta|leese|tunda|tunze|gula|guze|lina|yagala|jja|manyi|laba|wulira|kyali|ggalawo|ggulawo|sanga|tandika|komyawo|weereza|sasula))$/;

const isVerb = (low: string) => VERBS.has(low) || (low.length > 5 && AFRICAN_VERB.test(low));

/** The word belongs to talk. */
export const isTalk = memoizeByWord((low) => TALK.has(low) || isVerb(low));

/** A verb of talk: it stands before goods and belongs to no name. */
export const isTalkVerb = memoizeByWord(isVerb);
