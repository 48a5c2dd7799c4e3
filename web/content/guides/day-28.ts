import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 28,
  meta: {
    titleVi: 'Chụp ảnh Việt Nam: giờ nắng, điểm đẹp, xin phép, flycam',
    titleEn: 'Photographing Vietnam: light, places, drones, manners',
    descriptionVi:
      'Giờ nắng từng miền, mười hai khung hình đáng dậy sớm, cách xin phép người trong ảnh, chỗ cấm giơ máy, giấy phép flycam, giữ máy mùa nồm và mẹo cho điện thoại.',
    descriptionEn:
      'The hours of good light in each region, twelve frames worth an early alarm, how to ask people, where not to shoot, drone permits, damp, and shooting by phone alone.',
  },
  summaryVi:
    'Giờ nắng từng miền, mười hai khung hình đáng dậy sớm, cách xin phép người trong ảnh, chuyện trả tiền, flycam cần giấy phép, và cách giữ máy giữa mưa với nồm.',
  summaryEn:
    'When the light comes in each region, twelve frames that repay an early alarm, how to ask people, why not to pay children, what drones require, and keeping cameras dry.',
  category: 'photography',
  difficulty: 'intermediate',
  season: 'all',
  destinations: ['mu-cang-chai', 'hoi-an', 'ninh-binh', 'mui-ne'],
  tagsVi: ['chụp ảnh', 'bình minh', 'ruộng bậc thang', 'xin phép', 'flycam', 'điện thoại'],
  tagsEn: ['photography', 'sunrise', 'rice terraces', 'portraits', 'drones', 'phone camera'],
  imageAltVi: 'Một người cầm máy ảnh đứng trước ruộng bậc thang lúc nắng đầu tiên vừa chạm tới.',
  imageAltEn: 'A figure with a hand-held camera before rice terraces in the first light.',
  agodaSearchTerm: 'mu-cang-chai',
  rating: 4.7,
  featured: false,
  contentVi: `Ảnh đẹp ở Việt Nam phần nhiều chụp xong trước bảy giờ sáng. Không hẳn vì nắng: giờ đó chợ đang họp, thuyền vừa về, người ta còn bận việc của mình và chưa bận tới ống kính. Tám giờ rưỡi nắng đã gắt, cất máy đi ăn là vừa.

## Giờ nắng

| Nơi | Tháng 6 | Tháng 12 |
| --- | --- | --- |
| Hà Nội | 5:15–18:40 | 6:30–17:20 |
| Hội An | 5:15–18:20 | 6:10–17:20 |
| Sài Gòn | 5:35–18:15 | 6:05–17:35 |

Có mặt trước giờ mặt trời mọc nửa tiếng. Miền Bắc từ tháng 1 đến tháng 3 trời đục và ẩm, hợp chân dung, phố, màu xám bạc; tháng 10, tháng 11 trong nhất. Huế, Hội An mùa mưa tháng 10–12 có mặt đường loáng nước. Miền Nam mùa mưa, mây dựng cuối chiều rất đẹp, chừng một giờ trước và sau cơn mưa.

## Mười hai khung hình đáng dậy sớm

1. Hồ Gươm, năm rưỡi sáng, các bà tập dưỡng sinh.
2. Mù Cang Chải (nay thuộc Lào Cai): nước đổ tháng 5–6, lúa vàng nửa cuối tháng 9 đến đầu tháng 10.
3. Y Tý hoặc Tà Xùa, biển mây, những sáng lặng sau đợt lạnh.
4. Mã Pì Lèng, khoảng giữa buổi sáng, khi nắng xuống tới mặt sông Nho Quế.
5. [Vịnh Lan Hạ](/plan-your-trip/day-8) từ boong tàu, trước bữa sáng.
6. [Tam Cốc](/plan-your-trip/day-11) nhìn từ Hang Múa, cuối tháng 5, lúa chín.
7. Sông Hương mù sương từ đồi Vọng Cảnh.
8. [Hội An](/plan-your-trip/day-16) trước sáu rưỡi, phố vàng chưa có ai.
9. Mũi Điện, Phú Yên: nên ngủ gần đó để lên kịp.
10. [Đồi cát Mũi Né](/plan-your-trip/day-22), lúc cát chưa có vết xe.
11. Đồi chè Cầu Đất, Đà Lạt, mây trong thung lũng.
12. [Chợ nổi Cái Răng](/plan-your-trip/day-25) từ chiếc xuồng thấp, ngang mắt người bán.

## Người trong ảnh

Cười, giơ máy lên làm dấu, chờ cái gật. Lắc đầu hay quay đi là không, đừng chụp lén bằng ống dài. Luật cũng nói vậy: theo Bộ luật Dân sự, dùng hình ảnh của ai phải được người đó đồng ý. Chụp xong đưa màn hình cho xem, xin Zalo rồi nhớ gửi ảnh thật; hứa mà không gửi là làm khó người đến sau.

**Tiền.** Người lớn làm mẫu hay cho thuê đồ thì thỏa thuận giá trước, sòng phẳng. Trẻ con đeo gùi hoa đứng đèo dốc thì đừng trả tiền, đừng cho kẹo: em nào kiếm được tiền sẽ nghỉ học ra đứng tiếp. Muốn giúp, mua món hàng của mẹ em.

**Chợ.** Mua trước, chụp sau. Đừng đứng giữa lối, đừng cầm hàng lên làm đạo cụ.

**Đám cưới, đám tang, lễ cúng.** Rạp cưới giữa đường làng, được mời thì vào, gửi phong bì mừng, chụp cô dâu chú rể vài tấm rồi ngồi ăn. Đám tang thì không. Trong chùa, hỏi trước và tắt đèn chớp. Gặp ê-kíp ảnh cưới đang làm, đừng nấp sau lưng thợ mà bấm ké.

## Chỗ không được giơ máy

Doanh trại, đồn và trạm biên phòng, cảng quân sự, khu an ninh sân bay, công an đang làm nhiệm vụ. Thấy biển “Cấm quay phim, chụp ảnh” thì cất máy hẳn. Phố tàu Hà Nội, nhiều đoạn cấm vào; đừng vì tấm ảnh mà đứng lên đường ray.

**Flycam** bị quản rất chặt: phải đăng ký thiết bị, người lái đủ 18 tuổi và có giấy phép điều khiển theo quy định, mỗi chuyến bay còn cần phép. Bay chui có thể bị phạt và thu máy; máy mang từ nước ngoài vào có thể bị giữ ở hải quan. Chuyến đi chơi thì tốt nhất để ở nhà.

## Mưa, nồm và đồ nghề

- Ra khỏi phòng lạnh, để máy trong túi kín hai ba mươi phút, không thì ống kính mờ đặc.
- Gói hút ẩm trong hộp nhựa kín; mùa nồm miền Bắc đừng quên.
- Mũ tắm khách sạn trùm vừa khít thân máy lúc mưa. Khăn khô để hai chiếc.
- Một ống góc rộng, một ống 50 hoặc 85 là đủ. Chân máy nhiều di tích không cho dùng.
- Ảnh chép ra hai nơi mỗi tối; thẻ đầy không để chung túi với máy.

## Chỉ có điện thoại

Lau ống kính trước đã, dính kem chống nắng thì đèn nào cũng nhòe. Chạm giữ để khóa sáng rồi kéo tối xuống một chút, trời sẽ còn màu. Bước lại gần thay vì phóng. Chụp phố đêm thì tựa khuỷu tay lên bàn, nín thở. Và ở Sài Gòn, chụp xong cất ngay, đừng cầm lơ lửng sát lòng đường.`,
  contentEn: `Most good pictures in Vietnam are finished by seven in the morning. It is not only the light: at that hour the market is trading, the boats have just come in, and people are too busy to be busy with you. By half past eight the sun is hard. Put the camera away and eat.

## The light

| Place | June | December |
| --- | --- | --- |
| Hanoi | 5:15 am–6:40 pm | 6:30 am–5:20 pm |
| Hoi An | 5:15 am–6:20 pm | 6:10 am–5:20 pm |
| Saigon | 5:35 am–6:15 pm | 6:05 am–5:35 pm |

Be in place half an hour before sunrise. From January to March the north is damp and white-skied, made for portraits and streets; October and November are clearest. Hue and Hoi An shine with wet stone in the rains of October to December. In the south, the best skies of the wet season come in the hour either side of the afternoon storm.

## Twelve frames worth getting up for

1. Hoan Kiem lake at 5:30, with its ranks of exercisers.
2. Mu Cang Chai, now in Lao Cai province: flooded in May–June, gold from mid-September to early October.
3. Y Ty or Ta Xua above a sea of cloud, on still mornings after a cold spell.
4. Ma Pi Leng, mid-morning, when the sun reaches the Nho Que river.
5. [Lan Ha Bay](/plan-your-trip/day-8) from the deck, before breakfast.
6. [Tam Coc](/plan-your-trip/day-11) from the Mua Cave steps, late May, the rice ripe.
7. Mist on the Perfume River from Vong Canh hill, Hue.
8. [Hoi An](/plan-your-trip/day-16) before 6:30, the yellow streets empty.
9. Dien cape (Mui Dien), Phu Yen: sleep nearby to be up in time.
10. The [Mui Ne dunes](/plan-your-trip/day-22) before the first jeep tracks.
11. Cau Dat tea hills near Da Lat, cloud in the valley.
12. [Cai Rang](/plan-your-trip/day-25) from a low sampan, level with the sellers’ eyes.

## People

Smile, raise the camera a little, wait for the nod. A shaken head or a turned shoulder is a no; a long lens does not change that. The Civil Code agrees: using someone’s image needs their consent. Show them the screen afterwards, ask for their Zalo (everyone has it) and do send the picture. A broken promise makes it harder for whoever comes next.

**Money.** With adults who pose or rent out costumes, agree the price first and pay it. Do not pay or give sweets to the children with flower baskets on the mountain passes: a child who earns there stops going to school. Buy something from the mother instead.

**Markets.** Buy first, shoot second. Keep out of the gangway and never pick up goods as props.

**Weddings, funerals, rites.** If a village wedding tent waves you in, go, slip a little money into an envelope for the couple, take a few frames and then sit down to eat. Funerals, no. In temples ask, and switch off the flash. When a studio is photographing a bridal couple, do not shoot over its shoulder.

## Where to keep it in the bag

Barracks, border posts, naval ports, airport security areas, police at work. A sign reading *Cấm quay phim, chụp ảnh* means no filming or photographs. Hanoi’s train street is closed to visitors along much of its length; no picture is worth standing on the rails.

**Drones** are strictly controlled: the machine must be registered, the pilot be at least 18 and licensed as the rules require, and the flight itself permitted. Flying without risks a fine and confiscation, and a drone brought from abroad may be held at customs. On a holiday, leave it at home.

## Rain, damp and gear

- Leaving an air-conditioned room, keep the camera in its closed bag for twenty or thirty minutes or the lens will fog solid.
- Pack silica gel in a sealed box, above all for the northern drizzle of February and March.
- A hotel shower cap fits neatly over a camera in the rain. Carry two dry cloths.
- One wide lens and one 50 or 85 will do. Many monuments refuse tripods.
- Copy to two places every night, and keep full cards apart from the camera.

## With only a phone

Wipe the lens; a film of sun cream turns every lamp to fog. Press and hold to lock exposure, then drag it down a touch so the sky keeps its colour. Step closer rather than zoom. At night, rest your elbows on the table and hold your breath. And in Saigon put it away at once: phones held near the kerb get snatched.`,
})
