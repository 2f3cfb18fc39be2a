import { wordList } from '#captions/data-files.ts';

export const REACH_WORDS = wordList('descriptions', 'reach');
export const CALL_WORDS = wordList('descriptions', 'call');
export const BEFORE_CALL = wordList('descriptions', 'beforeCall');
export const CONDITION_WORDS = wordList('descriptions', 'condition');

export const LEFT_OUT = wordList('descriptions', 'leftOut');

export const EMPTY = wordList('descriptions', 'empty');
export const OPENERS = wordList('descriptions', 'openers');
export const CLOSERS = wordList('descriptions', 'closers');
export const OF_THE_PRICE = wordList('descriptions', 'ofThePrice');
export const ALONE = wordList('descriptions', 'alone');
