/**
 * What the commonest passwords are made of once capitals, digits around them and look-alike signs are taken away:
 * "P@ssw0rd123!" is "password". The five rules alone let all of those through.
 */
const commonWords = new Set(
  `a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc access account adidas admin administrator africa airtel allah amen america
  andrew angel angels animal anthony apple april arsenal asdf asdfg asdfgh asdfghjkl ashley august autumn baby babygirl banana barcelona
  baseball basketball batman beauty beautiful blessed blessing blessings boss buganda business butterfly buy change changeme charles charlie
  chelsea chocolate christ christian christmas computer cookie cool daniel david december default dragon duka dukalink eastafrica easy email
  emmanuel entebbe facebook faith family fashion february football forever freedom friday friend friends fuckyou george ginger gloria god
  godbless godisgood godislove godlovesme goodluck google grace guest gulu hallelujah hannah happy heaven hello helloworld hockey holiday
  honey hope hunter iloveu iloveyou iphone isaac jacob january jasmine jennifer jessica jesus jesuschrist jesusislord jesuslovesme jinja
  john jordan joseph joshua july june justin kampala kasese kenya killer king kisses kitty letmein liverpool login london love lovelove lovely
  loveme loveyou lucky mama manchester manunited march martin master matrix mbale mbarara merry michael michelle monday money monkey mother
  mtn mukono muzungu myname mypassword mzee nairobi naruto new newpass newpassword nicole nigeria november october opensesame orange
  owner p pa pass passpass passw passwd password passwords passwort pepper phone pokemon praisegod prince princess purple q qaz qazwsx qwe qweasd
  qweasdzxc qwer qwert qwerty qwertyui qwertyuiop rachel root ruth samsung samuel sarah saturday school secret seller september shadow shoes
  shop shopping simba smart soccer spiderman spring starwars success summer sunday sunshine superman superstar support sweet sweetheart system teacher
  tecno temp temporary test teste tester testing thomas thursday tiktok tiktokshop tinkerbell trustno tuesday uganda ugandan user victory viewer
  wakanda webale wednesday weekend welcome welcomehome whatever whatsapp william winner winter wizkid world x xyz yourname z zaq zxc zxcv
  zxcvb zxcvbn zxcvbnm`.split(/\s+/),
);

/** Common ones that are runs over the keyboard, in lower case. */
const keyboardRuns = new Set([
  '1qaz2wsx!',
  '1qaz@wsx',
  '!qaz2wsx',
  '1qaz!qaz',
  '!qaz1qaz',
  '1q2w3e4r!',
  '!1q2w3e4r',
  '1q2w3e4r5t!',
  'q1w2e3r4!',
  'a1b2c3d4!',
  'a1s2d3f4!',
  'zaq1@wsx',
  'zaq12wsx!',
  'zaq!2wsx',
  'zaq1!qaz',
]);

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether `password` is one of the commonest, in the variants that people make of them. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (keyboardRuns.has(lower)) return true;
  const core = withoutEnds(lower);
  const letters = [...core].map((sign) => lookAlikes[sign] ?? sign).filter(isLetter);
  return commonWords.has(letters.join(''));
}

/** Takes digits and signs off both ends. A loop, because a pattern for the end would try every position. */
function withoutEnds(text: string): string {
  const signs = [...text];
  let start = 0;
  let end = signs.length;
  while (start < end && !isLetter(signs[start] ?? '')) start += 1;
  while (end > start && !isLetter(signs[end - 1] ?? '')) end -= 1;
  return signs.slice(start, end).join('');
}

function isLetter(sign: string): boolean {
  return /^\p{L}$/u.test(sign);
}
