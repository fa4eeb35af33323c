/** Names that CSS itself knows where a token may stand, by the scale of the token; see `baseConfig.ts` for which property takes which. */
const OF_A_SCALE: { readonly [scale: string]: string } = {
  spacing: 'auto normal',
  sizes: 'auto none content min-content max-content fit-content stretch',
  fontSizes: 'smaller larger xx-small x-small small medium large x-large xx-large xxx-large',
  fontWeights: 'normal bold bolder lighter',
  lineHeights: 'normal',
  fonts: 'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math',
  shadows: 'none inset',
  zIndex: 'auto',
  // Of `background` too: where its picture stands.
  colors:
    'none currentcolor transparent auto center top bottom left right cover contain fixed scroll local repeat no-repeat repeat-x repeat-y ' +
    'canvas canvastext linktext visitedtext activetext buttonface buttontext buttonborder field fieldtext highlight highlighttext ' +
    'selecteditem selecteditemtext mark marktext graytext accentcolor accentcolortext ' +
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse ' +
    'chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki ' +
    'darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey ' +
    'darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ' +
    'ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen ' +
    'lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen ' +
    'lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream ' +
    'mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise ' +
    'palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon ' +
    'sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato ' +
    'turquoise violet wheat white whitesmoke yellow yellowgreen',
};

const OF_ALL = 'inherit initial unset revert revert-layer';

const UNITS = 'px|r?em|r?ex|r?ch|r?ic|r?cap|r?lh|%|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|pt|pc|q';

const MEASURE = new RegExp(`^[+-]?(?:\\d*\\.)?\\d+(?:${UNITS})$`, 'i');
const NOTHING = /^[+-]?0+(?:\.0+)?$/;
const NUMBER = /^[+-]?(?:\d*\.)?\d+$/;
const HEX_COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Scales in which CSS has numbers of no unit. */
const OF_NUMBERS = ['fontWeights', 'lineHeights', 'zIndex'];

/** Whether a word of a value says something to CSS where tokens of the scale may stand. */
export function isCssWord(word: string, scale: string): boolean {
  if (MEASURE.test(word) || NOTHING.test(word)) return true;
  if (OF_NUMBERS.includes(scale) && NUMBER.test(word)) return true;
  if (HEX_COLOUR.test(word)) return scale === 'colors' || scale === 'shadows';
  const words = [OF_ALL, OF_A_SCALE[scale] ?? '', scale === 'shadows' ? (OF_A_SCALE['colors'] ?? '') : ''];
  return words.some((some) => some.split(' ').includes(word.toLowerCase()));
}
