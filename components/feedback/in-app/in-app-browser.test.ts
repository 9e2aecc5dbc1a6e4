import { describe, expect, it } from 'vitest';
import { findInAppBrowser, getAddressToOpen, getBrowserLink } from './in-app-browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Version/4.0 Chrome/131.0.6778.200 Mobile Safari/537.36';

describe('§4 "Download": browsers inside other apps, which save no files', () => {
  it.each([
    ['Instagram', `${IPHONE} Mobile/15E148 Instagram 380.0.0.29.109 (iPhone15,2; iOS 18_5; he_IL; he; scale=3.00)`],
    ['Instagram', `${PIXEL} ${CHROME} Instagram 361.0.0.46.88 Android (35/15; 420dpi; 1080x2400; Google; Pixel 8)`],
    ['Facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/510.0.0.42.81;FBDV/iPhone15,2;FBSV/18.5;FBLC/he_IL]`],
    ['Facebook', `${PIXEL} ${CHROME} [FB_IAB/FB4A;FBAV/493.0.0.58.88;IABMV/1;]`],
    ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_38.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/he`],
    ['TikTok', `${PIXEL} ${CHROME} trill_380203 BytedanceWebview/d8a21c6`],
    ['Facebook Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0.0.28.110;FBLC/he_IL]`],
    ['WhatsApp', `${PIXEL} ${CHROME} WA4A/2.25.1.76`],
    ['WhatsApp', `${IPHONE} Mobile/15E148 WAiOS/2.25.1.76`],
    ['Snapchat', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 Snapchat/13.20.0.44 (like Safari/8620.1.16)`],
    ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.1234`],
    [null, `${PIXEL} ${CHROME}`],
  ])('%s is recognised: %s', (app, userAgent) => {
    expect(findInAppBrowser(userAgent)).toEqual({ app });
  });

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${IPHONE} CriOS/131.0.6778.154 Mobile/15E148 Safari/604.1`],
    ['Firefox on iOS', `${IPHONE} FxiOS/134.0 Mobile/15E148 Safari/605.1.15`],
    [
      'Chrome',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:134.0) Gecko/134.0 Firefox/134.0'],
    [
      'a desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    ],
  ])('%s is a browser of its own', (_, userAgent) => {
    expect(findInAppBrowser(userAgent)).toBeNull();
  });

  it('a link opens the browser of the phone, where there is one', () => {
    const url = 'https://shop.example/api/downloads/a.b?c=1';
    expect(getBrowserLink(url, IPHONE)).toBe('x-safari-https://shop.example/api/downloads/a.b?c=1');
    expect(getBrowserLink(url, PIXEL)).toBe(
      'intent://shop.example/api/downloads/a.b?c=1#Intent;scheme=https;action=android.intent.action.VIEW;end',
    );
    expect(getBrowserLink(url, 'Mozilla/5.0 (Windows NT 10.0)')).toBeNull();
  });

  it.each([
    ['/api/downloads/token', 'https://shop.example/api/downloads/token'],
    ['/api/gift-cards/token', 'https://shop.example/api/gift-cards/token'],
    ['/api/orders/1/receipt', 'https://shop.example/IL/he/my-books'],
    ['blob:https://shop.example/5f3a', 'https://shop.example/IL/he/my-books'],
    ['https://evil.example/api/orders/1', 'https://shop.example/IL/he/my-books'],
  ])('of %s the address is %s: without a session only signed files open', (file, address) => {
    expect(getAddressToOpen(file, 'https://shop.example/IL/he/my-books')).toBe(address);
  });
});
