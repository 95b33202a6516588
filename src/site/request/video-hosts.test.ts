import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOrigins, videoFrame } from './video-hosts.ts';

test.each([
  ['https://www.youtube.com/watch?v=a_b-C1', 'https://www.youtube-nocookie.com/embed/a_b-C1'],
  ['https://m.youtube.com/watch?list=x&v=a_b-C1&t=3', 'https://www.youtube-nocookie.com/embed/a_b-C1'],
  ['https://youtu.be/a_b-C1?si=tracked', 'https://www.youtube-nocookie.com/embed/a_b-C1'],
  ['https://vimeo.com/1234', 'https://player.vimeo.com/video/1234?dnt=1'],
  ['https://vimeo.com/1234/abcdef0123', 'https://player.vimeo.com/video/1234?dnt=1&h=abcdef0123'],
  ['https://www.dailymotion.com/video/x7tgad0', 'https://geo.dailymotion.com/player.html?video=x7tgad0'],
  ['https://dai.ly/x7tgad0', 'https://geo.dailymotion.com/player.html?video=x7tgad0'],
])('the video frame of %s is %s', (address, frame) => {
  expect(videoFrame(address)?.address).toBe(frame);
});

test.each([
  [null],
  [''],
  ['javascript:alert(1)'],
  ['http://www.youtube.com/watch?v=abc'],
  ['https://www.youtube.com.evil.example/watch?v=abc'],
  ['https://evil.example/www.youtube.com/watch?v=abc'],
  ['https://www.youtube.com@evil.example/watch?v=abc'],
  ['https://youtu.be:8443/abc'],
  ['https://video.example/embed/mission'],
])('the address %j has no video frame', (address) => {
  expect(videoFrame(address)).toBeNull();
});

test('every frame is on a site that the security policy names', () => {
  const start = fc.constantFrom(
    'https://youtu.be/',
    'https://vimeo.com/',
    'https://www.youtube.com/watch?v=',
    'https://',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary' }), (site, rest) => {
      const frame = videoFrame(site + rest);
      const origins: readonly string[] = frameOrigins;
      expect(frame === null || origins.includes(new URL(frame.address).origin)).toBe(true);
    }),
  );
});
