import { flutterwave } from './flutterwave/flutterwave.ts';
import { mtn } from './mtn/mtn.ts';
import type { ProviderDefinition } from './provider-definition.ts';
import { relworx } from './relworx/relworx.ts';

/** Every provider of mobile money that we speak to. A further one is a folder and its line here. */
export const providers: readonly ProviderDefinition[] = [mtn, relworx, flutterwave];
