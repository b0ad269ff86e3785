/** Recognizes names of real money, which chips may not have: they are worth nothing outside the game. */

/** Letters of other scripts, and Latin ones in other shapes, in the place of those that they look like. */
const LOOKALIKES = new Map(
  [
    ['аᴀα', 'a'],
    ['вʙβ', 'b'],
    ['сᴄ', 'c'],
    ['ԁᴅ', 'd'],
    ['еᴇε', 'e'],
    ['ɢ', 'g'],
    ['һнʜ', 'h'],
    ['іɪιı', 'i'],
    ['јᴊ', 'j'],
    ['кᴋκ', 'k'],
    ['ӏʟ', 'l'],
    ['мᴍ', 'm'],
    ['ɴ', 'n'],
    ['оᴏο', 'o'],
    ['рᴘρ', 'p'],
    ['ʀ', 'r'],
    ['ѕꜱ', 's'],
    ['тᴛτ', 't'],
    ['ᴜυ', 'u'],
    ['ᴠν', 'v'],
    ['ѡᴡ', 'w'],
    ['хχ', 'x'],
    ['уʏ', 'y'],
    ['ᴢ', 'z'],
  ].flatMap(([letters, latin]) => [...letters!].map((letter) => [letter, latin!] as const)),
);
const DIGITS_AS_LETTERS = new Map(Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

/** Currencies whose codes are words; only their names are refused. */
const CODES_THAT_ARE_WORDS = new Set('ALL BAM BOB COP CUP GEL LAK MAD MOP PEN RON SOS TOP TRY'.split(' '));
/** The codes of all currencies of today, with shorthands and cryptocurrencies. */
const CODES = [
  ...Intl.supportedValuesOf('currency').filter((code) => !CODES_THAT_ARE_WORDS.has(code)),
  ...'RMB NTD CNH BTC ETH USDT USDC BUSD XRP BNB DOGE LTC XMR TRX'.split(' '),
];

/** Names in the form that `fold` gives. Longer words of other meanings pass. */
const NAMES = [
  '\\p{Sc}|円(?![盤卓形陣環周熟滑])|圓|圎|弗|英[鎊镑]|[元원]$|块钱|人民[币幣]|[美日欧歐港台臺韓]元|現金|仮想通貨|暗号資産',
  '^エン$|ドル(?!フィン)|ユーロ|ポンド(?!ケーキ)|ウォン|ユアン|ペソ|ルピー|ルピア|ルーブル|フラン$|バーツ|ディルハム|(?<!\\p{L})(?:セント|リラ)(?!\\p{L})',
  '现金|红包|(?:人民|[美日欧英港台澳韩])币|[韩澳加新]元|美金|[美日韩澳]刀|英镑|法郎|卢[布比]|泰铢|比索|[一二两三五十百千万]块$',
  '比特币|以太[坊币]|狗狗币|泰达币|(?:虚拟|加密|数字)货币|支付宝|微信支付|礼品卡|充值卡|点卡|q币',
  'ビットコイン|イーサリアム|ペイペイ|リアルマネー|ギフト(?:券|カード)|アマギフ',
  `(?<![\\p{L}\\p{N}])(?:${[
    'yens?|dol{1,2}ar[sz]?|bucks?|cents?|pence|penn(?:y|ies)|euros?|pounds?|quid|sterling|won|yuans?|renminbi|kuai',
    'rupees?|rupiahs?|ringgits?|pesos?|reais|francs?|lir[ae]s?|kron(?:a|e|er|or|ur)|zlotys?|forints?|korunas?|hryvnias?',
    'tenge|dinars?|riyals?|rials?|shekels?|rands?|dongs?|roubles?|rubles?|baht|dirhams?',
    'bitcoins?|ethereum|ether|tether|solana|dogecoins?|litecoins?|monero|stablecoins?|satoshis?|sats',
    'cash|real money|gift cards?|paypal|paypay|venmo|robux|nitro|v-bucks',
  ].join('|')})(?!\\p{L})`,
  `(?<!\\p{L})(?:${CODES.join('|')})s?(?!\\p{L})`,
].join('|');
const WITHIN = new RegExp(NAMES, 'iu');
const WHOLE = new RegExp(`^(?:${NAMES})$`, 'iu');

/** The name in small letters of one width, Latin and katakana, without accents and invisible characters. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The sound marks of kana make other letters.
    .replaceAll(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ぁ-ゖ]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))
    .replaceAll(/\p{Regional_Indicator}/gu, (letter) =>
      String.fromCodePoint(letter.codePointAt(0)! - 0x1f1e6 + 0x61),
    )
    .replaceAll(/\p{L}/gu, (letter) => LOOKALIKES.get(letter) ?? letter);

export function isRealMoney(name: string): boolean {
  const folded = fold(name);
  const spelled = folded.replaceAll(/\d/g, (digit) => DIGITS_AS_LETTERS.get(digit) ?? digit);
  return [folded, spelled].some(
    (text) => WITHIN.test(text) || WHOLE.test(text.replaceAll(/[^\p{L}\p{N}\p{Sc}]/gu, '')),
  );
}
