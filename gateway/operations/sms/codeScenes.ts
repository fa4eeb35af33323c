import type { CodeScene, CodeScenes } from '../../access/codeScene.ts';
import { cardCodes } from '../../cards/codeScenes.ts';
import { giftcardCodes } from '../../giftcards/codeScenes.ts';
import { loginCodes } from '../../login/codeScenes.ts';
import { moneyCodes } from '../../money/codeScenes.ts';
import { realnameCodes } from '../../realname/codeScenes.ts';

/** What codes are asked for. A new scene is a row of its area and one in the contract. */
export const codeScenes: CodeScenes<CodeScene> = {
  ...loginCodes,
  ...realnameCodes,
  ...cardCodes,
  ...moneyCodes,
  ...giftcardCodes,
};
